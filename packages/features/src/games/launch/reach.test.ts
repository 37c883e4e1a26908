import { expect, test } from 'vitest';
import { firstReached } from './reach.ts';

test('[CFG-04] a game comes from the first CDN that answers; a single CDN is not probed', async () => {
  const of = async (cdns: readonly string[], alive: readonly string[]) => {
    const asked: string[] = [];
    const found = await firstReached(cdns, async (address) => {
      asked.push(address);
      return alive.includes(address);
    });
    return { found, asked };
  };
  expect(await of(['a', 'b', 'c'], ['b/', 'c/'])).toEqual({ found: 'b', asked: ['a/', 'b/'] });
  expect(await of(['a', 'b'], [])).toEqual({ found: 'a', asked: ['a/', 'b/'] });
  expect(await of(['a'], [])).toEqual({ found: 'a', asked: [] });
  expect(await of([], [])).toEqual({ found: undefined, asked: [] });
});
