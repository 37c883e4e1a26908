import { expect, test } from 'vitest';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { pageList } from './pages.ts';
import {
  answer,
  gameHit,
  pageHit,
  step,
  suggestions,
  toKnown,
  toQuestions,
} from './search-model.ts';
import { sitePages } from './site-pages.ts';

const t = (key: string) => key;
const game = (id: number, title: string, vendorName = 'Bokulio'): GameSummary => ({
  ...{ id, title, vendorName, vendorId: 'BOKULIO', gameType: 'RNG', coverUrl: '/art/cover/1.svg' },
  ...{ flag: null, resting: false, minBet: '0.10' },
});
const many = Array.from({ length: 12 }, (_, id) => game(id, `Tiger ${id}`));
const article = (articleId: string, title: string) => ({
  ...{ articleId, title, content: '', popular: false },
});
const help = (topic: string, ...articles: ReturnType<typeof article>[]) => ({
  topics: [{ topicId: 't', title: topic, articles }],
});
const own = help('Money', article('late', 'My deposit is late'), article('a b', 'Fees'));
const pages = sitePages(
  pageList.map(({ href }) => href),
  t,
);
const known = toKnown(many, pages, toQuestions(own, []));
const idsOf = (groups: ReturnType<typeof suggestions>) =>
  groups.map(({ id, hits }) => [id, hits.map((hit) => hit.id)]);

test('[X-05] a question is found by its words and those of its topic, in other languages too', () => {
  const also = help('Taka', article('late', 'Joma'), article('other', 'Else'));
  expect(toQuestions(own, [also])).toEqual([
    {
      value: { href: '/help?question=late', title: 'My deposit is late' },
      texts: ['My deposit is late', 'Money', 'Joma', 'Taka'],
    },
    { value: { href: '/help?question=a%20b', title: 'Fees' }, texts: ['Fees', 'Money'] },
  ]);
  expect(idsOf(answer(toKnown([], pages, toQuestions(own, [also])), 'joma', []).groups)).toEqual([
    ['help', ['page-/help?question=late']],
  ]);
});

test('[X-05] eight games at most, each once, those of the device before those of the backend', () => {
  const more = [game(0, 'Tiger 0'), game(20, 'Tiger twenty')];
  const few = toKnown([game(1, 'Tiger'), game(1, 'Tiger')], pages, []);
  expect(idsOf(answer(few, 'tiger', more).groups)).toEqual([
    ['games', ['game-1', 'game-0', 'game-20']],
  ]);
  expect(answer(known, 'tiger', more).groups[0]?.hits).toHaveLength(8);
});

test('[X-05] four pages and four questions at most', () => {
  const questions = Array.from({ length: 6 }, (_, id) => article(`q${id}`, `Games ${id}`));
  const all = toKnown([], pages, toQuestions(help('Games', ...questions), []));
  expect(answer(all, 'games', []).groups.map(({ id, hits }) => [id, hits.length])).toEqual([
    ['pages', 4],
    ['help', 4],
  ]);
});

test('[X-05] a game is found by its vendor, and a typo is corrected for the backend', () => {
  const index = toKnown([game(7, 'Monsoon', 'Peacock')], pages, []);
  expect(answer(index, 'pecock', [])).toEqual({
    groups: [{ id: 'games', hits: [gameHit(game(7, 'Monsoon', 'Peacock'))] }],
    spelled: 'peacock',
  });
  expect(answer(index, 'qqqqxyz', []).groups).toEqual([]);
});

const parts = (query: string, games: readonly GameSummary[] = []) =>
  answer(
    toKnown(games, pages, toQuestions(help('Bonus', article('b', 'How a bonus works')), [])),
    query,
    [game(99, 'Bonus bear')],
  ).groups.map(({ id }) => id);

test('[X-05] the page is first, then help, then games', () => {
  expect(parts('bonus', [game(1, 'Bonus tiger')])).toEqual(['pages', 'help', 'games']);
  // What the backend finds moves no part.
  expect(parts('bonus')).toEqual(['pages', 'help', 'games']);
});

test('[X-05] a game that matches more words, or as it is typed, is before a page that does not', () => {
  expect(parts('bonus tiger', [game(1, 'Bonus tiger')])[0]).toBe('games');
  // "Mission" is one letter away; the game is what was typed.
  expect(parts('mussion', [game(1, 'Mussion')])).toEqual(['games', 'pages']);
});

test('[X-05] a result is a game or a page, each with a unique id in the list', () => {
  expect(gameHit(game(7, 'Monsoon'))).toMatchObject({ kind: 'game', id: 'game-7' });
  const page = { href: '/hot', title: 'Hot' };
  expect(pageHit(page)).toEqual({ kind: 'page', id: 'page-/hot', page });
});

test('[X-05] before typing, five opened games and five popular games are shown', () => {
  const ids = (...numbers: number[]) => numbers.map((id) => `game-${id}`);
  expect(idsOf(suggestions(many.slice(6), many))).toEqual([
    ['viewed', ids(6, 7, 8, 9, 10)],
    ['popular', ids(0, 1, 2, 3, 4)],
  ]);
  expect(idsOf(suggestions([], many.slice(0, 1)))).toEqual([['popular', ids(0)]]);
  expect(suggestions([], [])).toEqual([]);
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['Enter', 1, 3, null],
  ['ArrowDown', -1, 0, null],
  ['ArrowUp', -1, 0, null],
])('[X-05] %s from place %i among %i leads to %s', (key, active, count, place) => {
  expect(step(key, active, count)).toBe(place);
});
