import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { deadLinks } from './dead-links.ts';
import { addressOf, guideOf, guidesOf, pageOf } from './guides.ts';
import { destinationOf, placeOf } from './links.ts';
import { llmsText } from './llms.ts';

const guides = guidesOf(root);
const pages = new Set([...guides.values()].flat().map(({ file }) => file));

test('the site has every guide once, with its title', () => {
  const all = [...guides.values()].flat();
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
  expect(pages).toContain('docs/white-label.md');
  expect(pages).toContain('packages/ui/README.md');
  expect(guideOf('docs/a.md', '# The `x` of [y](z.md)\n\nFirst\nline.\n\nSecond.')).toEqual({
    file: 'docs/a.md',
    title: 'The x of y',
    summary: 'First line.',
  });
  expect(guideOf('docs/a.md', 'No title.').title).toBe('a');
  expect([pageOf('README.md'), addressOf('README.md')]).toEqual(['index.md', '']);
  expect(addressOf('packages/ui/README.md')).toBe('packages/ui/');
});

test.each([
  ['docs/white-label.md', 'configuration.md#x', { kind: 'page', href: '/docs/configuration.md#x' }],
  [
    'docs/white-label.md',
    '../packages/ui/README.md',
    { kind: 'page', href: '/packages/ui/index.md' },
  ],
  [
    'README.md',
    'docs/decisions',
    { kind: 'page', href: '/docs/decisions/001-one-node-and-one-package-manager.md' },
  ],
  [
    'docs/whats-new.md',
    '?path=/docs/a--docs',
    { kind: 'storybook', href: 'storybook/?path=/docs/a--docs' },
  ],
  ['docs/deployment.md', '../deploy/nginx.conf.template', { kind: 'source' }],
  ['README.md', 'https://pnpm.io', { kind: 'same' }],
  ['README.md', '#packages', { kind: 'same' }],
])('in %s the link %s leads to its place in the site', (file, href, expected) => {
  expect(destinationOf(file, href, pages)).toEqual(expected);
});

test.each([
  ['7. Open the site', '7-open-the-site'],
  ['What the site sends (`x-sends`)', 'what-the-site-sends-x-sends'],
  ['বাংলা নাম', 'বাংলা-নাম'],
])('the title "%s" has the place in its page that it has on GitHub', (title, place) => {
  expect(placeOf(title)).toBe(place);
});

test('llms.txt says what Parlour is and names packages and guides by their address in the site', () => {
  const text = llmsText(guides, [
    { name: '@parlour/ui', description: 'Components.', readme: 'packages/ui/README.md' },
  ]);
  expect(text).toMatch(/^# Parlour\n\n> A white-label online gaming site/);
  expect(text).toContain('- [@parlour/ui](packages/ui/README.md): Components.\n');
  expect(text).toContain(
    '- [White label: your brand on the product](docs/white-label.md): A brand is one JSON file',
  );
  for (const [, address = ''] of text.matchAll(/\]\(([^)]+)\)/g)) expect(pages).toContain(address);
});

test('a link to no page, to no place in a page and to no story is found', () => {
  const site = mkdtempSync(join(tmpdir(), 'docs-site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const files = {
    'index.html':
      '<a href="/docs/a">a</a><a href="/docs/a#here">b</a><a href="/docs/a#there">c</a><a href="/docs/b">d</a><a href="/e">e</a><a href="https://f.example">f</a><a target="_self" href="/docs/storybook/?path=/docs/g--docs">g</a><a href="/docs/storybook/?path=/docs/h--docs">h</a>',
    'a.html': '<h2 id="here">A</h2>',
    'storybook/index.json': '{"entries":{"g--docs":{}}}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  expect(deadLinks(site, '/docs/')).toEqual([
    'index.html: /docs/a#there is no place in that page',
    'index.html: /docs/b does not exist',
    'index.html: /e is outside of the site',
    'index.html: /docs/storybook/?path=/docs/h--docs is no story',
  ]);
});
