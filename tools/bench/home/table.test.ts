import { expect, test } from 'vitest';
import type { Round } from './pairs.ts';
import { tableOf } from './table.ts';

const rounds = (ours: number): readonly Round[] =>
  [1, 2, 3].map((slow) => ({ ours: ours * slow, static: 100 * slow, textbook: 400 * slow }));
const longTasks: readonly Round[] = [
  { ours: 0, static: 0, textbook: 2 },
  { ours: 1, static: 0, textbook: 3 },
  { ours: 0, static: 0, textbook: 4 },
];
const largest = { ours: '/a.svg', static: '/a.svg', textbook: 'p' };

/** The line that begins with this text, with single spaces. */
const line = (table: string, start: string): string =>
  table
    .split('\n')
    .find((one) => one.startsWith(start))
    ?.replaceAll(/ +/g, ' ') ?? '';

test('the median decides whether a target is met', () => {
  const table = tableOf({ lcp: rounds(110), script: rounds(200), longTasks, largest });
  expect(line(table, 'LCP, ours / static')).toBe('LCP, ours / static 1.10 1.10 1.10 <= 1.10 met');
  expect(line(table, 'script, ours / textbook')).toMatch(/0\.50 0\.50 0\.50 <= 0\.45 missed$/);
});

test('a comparison without a target shows its ratios only', () => {
  const table = tableOf({ lcp: rounds(110), script: rounds(200), longTasks, largest });
  expect(line(table, 'LCP, ours / textbook')).toBe('LCP, ours / textbook 0.28 0.28 0.28');
});

test('shows for each side the median, the least value and the largest paint', () => {
  const table = tableOf({ lcp: rounds(110), script: rounds(200), longTasks, largest });
  expect(line(table, 'LCP, ms, median')).toBe('LCP, ms, median 220 200 800');
  expect(line(table, 'LCP, ms, least')).toBe('LCP, ms, least 110 100 400');
  expect(table).toContain('largest of textbook: p');
});

test('shows for each side the tasks over 50 ms', () => {
  const table = tableOf({ lcp: rounds(110), script: rounds(200), longTasks, largest });
  expect(line(table, 'tasks over 50 ms, median')).toBe('tasks over 50 ms, median 0 0 3');
  expect(line(table, 'tasks over 50 ms, least')).toBe('tasks over 50 ms, least 0 0 2');
});
