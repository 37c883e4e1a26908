// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, type Patch, standInForBrowser } from './site.fixture.tsx';

const backend = createBackend();
beforeAll(standInForBrowser);

/** Every text node in the main part of the page. */
function texts(): readonly string[] {
  const walker = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
  return found;
}

/** All numbers of games that the texts of the page contain. */
const counts = (): readonly number[] =>
  texts().flatMap((text) => {
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
    await openSite({ backend, at, patch });
    expect(counts().length).toBeGreaterThan(0);
    expect([...new Set(counts())]).toEqual([total]);
  },
);

test('[GAM-07] the page of hot games shows one number of games only', async () => {
  await openSite({ backend, at: '/hot' });
  expect(new Set(counts()).size).toBe(1);
});
