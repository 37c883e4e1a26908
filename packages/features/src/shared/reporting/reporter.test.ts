import { expect, test } from 'vitest';
import { createReporter } from './reporter.ts';

function collect() {
  const letters: { reports: Record<string, unknown>[] }[] = [];
  const reporter = createReporter(
    (body) => letters.push(JSON.parse(body)),
    () => '/rng',
  );
  return { letters, reporter };
}

test('[X-06] vitals and issues are sent in one batch, with the page they happened on', () => {
  const { letters, reporter } = collect();
  reporter.report({ kind: 'vital', name: 'LCP', value: 1800, rating: 'good' });
  const where = 'at Page (/assets/home-1.js:1:2)';
  reporter.report({ kind: 'issue', source: 'page', what: 'Error: gone', where });
  expect(letters).toEqual([]);
  reporter.flush();
  reporter.flush();
  expect(letters).toEqual([
    {
      reports: [
        { kind: 'vital', name: 'LCP', value: 1800, rating: 'good', path: '/rng' },
        { kind: 'issue', source: 'page', what: 'Error: gone', where, path: '/rng' },
      ],
    },
  ]);
});

test('[X-06] a failing page sends a hundred short reports and then no more', () => {
  const { letters, reporter } = collect();
  for (let turn = 0; turn < 500; turn++) {
    reporter.report({
      kind: 'issue',
      source: 'error',
      what: 'x'.repeat(5_000),
      where: 'y'.repeat(5_000),
    });
  }
  reporter.flush();
  const lines = letters.flatMap(({ reports }) => reports);
  expect(lines).toHaveLength(100);
  expect(lines.every(({ what }) => String(what).length === 200)).toBe(true);
  expect(lines.every(({ where }) => String(where).length === 1_000)).toBe(true);
});

test('[X-06] a failed delivery throws no error', () => {
  const reporter = createReporter(
    () => {
      throw new Error('blocked');
    },
    () => '/',
  );
  reporter.report({ kind: 'issue', source: 'page', what: 'x' });
  expect(() => reporter.flush()).not.toThrow();
});
