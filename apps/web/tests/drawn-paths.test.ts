import { expect, test } from 'vitest';
import { operations } from '../../../packages/api-client/src/generated/operations.ts';
import { answersOf, drawnPaths, sameForAll } from '../drawn-paths.ts';

const own = drawnPaths.flatMap(answersOf);

test('[NAV-03] a document contains only answers that need no token in the contract', () => {
  const reads = new Map<string, string>(
    Object.values(operations)
      .filter(({ method }) => method === 'GET')
      .map(({ path, token }) => [path, token] as const),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const address of own) expect(['none', 'optional'], address).toContain(reads.get(address));
});

test('[LGN-03] an answer that differs for members is not requested without a token', () => {
  const optional: readonly string[] = Object.values(operations)
    .filter(({ token, path }) => token === 'optional' && own.includes(path))
    .map(({ path }) => path);
  expect(optional).toEqual(['/wps/promotions', '/wps/relay/MCS2_getPointReward']);
  for (const address of own) {
    expect(sameForAll(address), address).toBe(!optional.includes(address));
    expect(sameForAll(`${address}?pageNo=1`), address).toBe(!optional.includes(address));
  }
});
