import { expect, test, vi } from 'vitest';
import { issueLog } from './issue-log.ts';

test('[X-06] a host gets each issue once, and the console gets none', () => {
  const written = ['log', 'warn', 'error', 'info'] as const;
  const spies = written.map((name) => vi.spyOn(console, name));
  const tell = vi.fn();
  const log = issueLog(tell);
  log.report({ source: 'page', what: 'TypeError' });
  log.report({ source: 'page', what: 'TypeError' });
  log.report({ source: 'registerRules', what: 'TypeError' });
  issueLog().report({ source: 'page', what: 'TypeError' });
  expect(tell.mock.calls.flat()).toEqual(log.recent);
  expect(log.recent).toHaveLength(2);
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

test('[X-06] a log with many issues keeps the last fifty', () => {
  const log = issueLog();
  for (let index = 0; index < 120; index += 1) log.report({ source: 'page', what: `${index}` });
  expect(log.recent.map(({ what }) => what)).toEqual(
    Array.from({ length: 50 }, (_, index) => `${70 + index}`),
  );
});
