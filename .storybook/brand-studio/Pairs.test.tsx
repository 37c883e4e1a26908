// @vitest-environment jsdom
import {
  brandSeeds,
  type ContrastPair,
  defineBrand,
  pairRatio,
  pairs,
  roleNames,
  schemes,
} from '@parlour/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandSheet } from './BrandSheet.tsx';
import { Pairs } from './Pairs.tsx';
import { pairName } from './studio.ts';
import { wordsIn } from './texts.ts';

const brand = defineBrand(brandSeeds.raat);
const say = wordsIn('en');

/** The ratios of a pair as they are shown: light, then dark. */
const ratiosOf = (pair: ContrastPair): readonly string[] =>
  schemes.map((scheme) => pairRatio(pair, (role) => brand[scheme][`color-${role}`]).toFixed(2));

/** The last figure in each element. */
const figuresIn = (places: Iterable<Element>): readonly string[] =>
  [...places].flatMap(({ textContent }) => /\d+\.\d\d$/.exec(textContent ?? '')?.[0] ?? []);

function pageOf(markup: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = markup;
  return page;
}

test('[BRD-02] [THM-01] the studio shows every declared pair with its ratio in light and in dark', () => {
  const page = pageOf(renderToStaticMarkup(<Pairs brand={brand} language="en" />));
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('th')?.textContent,
    ...figuresIn(row.querySelectorAll('td')),
  ]);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows).toEqual(pairs.map((pair) => [pairName(pair), ...ratiosOf(pair)]));
});

test('[BRD-01] [THM-01] the brand sheet shows each role with its colours, all its pairs and where it is used', () => {
  const uses = { 'accent-fill': ['Button', 'Tabs'] };
  const page = pageOf(
    renderToStaticMarkup(<BrandSheet language="en" brand={brand} name="Raat" uses={uses} />),
  );
  const rows = [...page.querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([...roleNames]);
  for (const [place, role] of roleNames.entries()) {
    const cells = [...(rows[place]?.querySelectorAll('td') ?? [])];
    const [light, dark, listed, used] = cells.map(({ textContent }) => textContent);
    expect([light, dark], role).toEqual(schemes.map((scheme) => brand[scheme][`color-${role}`]));
    const own = pairs.filter(({ foreground }) => foreground === role);
    const under = pairs.filter(({ background }) => background === role);
    const items = [...(cells[2]?.querySelectorAll('li') ?? [])];
    expect(
      items.map((item) => figuresIn(item.querySelectorAll(':scope > span'))),
      role,
    ).toEqual([...own, ...under].map(ratiosOf));
    if (items.length === 0) expect(listed, role).toBe(say('studio.noPair'));
    const isUsed = role === 'accent-fill';
    expect(used, role).toBe(isUsed ? 'Button, Tabs' : say('studio.usedNowhere'));
  }
});
