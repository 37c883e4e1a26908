// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, type Patch, standInForBrowser } from './site.fixture.tsx';

const backend = createBackend();
beforeAll(standInForBrowser);

/** Every text node in the main part of the page. */
function textsIn(place: ParentNode): readonly string[] {
  const main = place.querySelector('main');
  if (!main) throw new Error('The page has no main part');
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

/** All numbers of games that the texts of a page contain. */
const countsIn = (place: ParentNode): readonly number[] =>
  textsIn(place).flatMap((text) => {
    const [, count] = /([\d,]+) games?(?![\w’])/.exec(text) ?? [];
    return count === undefined ? [] : [Number(count.replaceAll(',', ''))];
  });

const lists = [
  ...['/sports', '/esports', '/elott', '/lott', '/rngList', '/pvpList', '/liveList', '/fishList'],
  ...['/rng', '/rng?page=live', '/rng?vassalage=BOKULIO', '/rng?classify=JP', '/rng?minBet=0.5'],
];

test.each(lists)(
  '[GAM-02] [LAY-05] %s shows one number of games, the total of its list',
  async (at) => {
    let total: unknown;
    const patch: Patch = ({ url }, value) => {
      if (new URL(url).pathname.endsWith('GCSGAME_gameList')) total = Object(value).totalCount;
      return value;
    };
    const { place, close } = await openSite({ backend, at, patch });
    const counts = countsIn(place);
    expect(counts.length).toBeGreaterThan(0);
    expect([...new Set(counts)]).toEqual([total]);
    await close();
  },
);

test('[GAM-07] the page of hot games shows one number of games only', async () => {
  const { place, close } = await openSite({ backend, at: '/hot' });
  expect(new Set(countsIn(place)).size).toBe(1);
  await close();
});
