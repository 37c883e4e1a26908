import { expect, test } from 'vitest';
import { elements } from './registry.ts';
import { snippetOf } from './snippet.ts';

const site = 'https://play.padma.example';

test('[EMB-02] two lines put an element into a page', () => {
  expect(snippetOf({ widget: 'jackpot', site, attributes: { affiliate: 'PADMA7' } })).toBe(
    `<script type="module" src="${site}/embed/1/parlour.js"></script>
<parlour-jackpot affiliate="PADMA7"></parlour-jackpot>`,
  );
});

test.each(elements)('[EMB-02] there is a snippet for $tag, also by its full name', ({ tag }) => {
  expect(snippetOf({ widget: tag, site })).toContain(`<${tag}></${tag}>`);
  expect(snippetOf({ widget: tag.replace('parlour-', ''), site })).toContain(`<${tag}></${tag}>`);
});

test.each([
  ['a site with a path', { widget: 'games', site: `${site}/home` }, /is no origin of a site/],
  ['no site', { widget: 'games', site: 'play' }, /is no origin of a site/],
  ['an unknown widget', { widget: 'balanse', site }, /no widget "balanse".*jackpot, winners/],
  [
    'an unknown attribute',
    { widget: 'games', site, attributes: { colour: 'red' } },
    /no attribute "colour"/,
  ],
  [
    'a wrong value',
    { widget: 'games', site, attributes: { category: 'hot' } },
    /"hot" is no category.*HOT, RNG/,
  ],
])('[EMB-02] an error reports %s', (_, wish, said) => {
  expect(() => snippetOf(wish)).toThrow(said);
});

test('[EMB-02] no attribute value can end its quotes', () => {
  const attributes = { affiliate: '"><script>&' };
  expect(snippetOf({ widget: 'games', site, attributes })).toContain(
    '<parlour-games affiliate="&quot;>&lt;script>&amp;">',
  );
});

test('[EMB-02] a pinned snippet names each file with its hash', () => {
  const files = {
    script: 'parlour-12345678.js',
    integrity: { 'parlour-12345678.js': 'sha384-a', 'mount-12345678.js': 'sha384-b' },
  };
  const snippet = snippetOf({ widget: 'games', site, files });
  expect(snippet).toContain(`"${site}/embed/1/mount-12345678.js": "sha384-b"`);
  expect(snippet).toContain(
    `src="${site}/embed/1/parlour-12345678.js" integrity="sha384-a" crossorigin`,
  );
  expect(snippet).not.toContain('parlour.js');
});
