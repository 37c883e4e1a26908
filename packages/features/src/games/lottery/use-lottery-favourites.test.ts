import { expect, test } from 'vitest';
import { guardedStore } from '../../shared/session/guarded-store.ts';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { keepFavourites, readFavourites } from './use-lottery-favourites.ts';

test('[GAM-04] favourite lotteries are kept per username, and no account sees those of another', () => {
  const store = memoryStore();
  keepFavourites(store, 'rafid', [7, 9]);
  keepFavourites(store, 'mitu', [3]);
  expect(readFavourites(store, 'rafid')).toEqual([7, 9]);
  expect(readFavourites(store, 'mitu')).toEqual([3]);
  expect(readFavourites(store, 'nobody')).toEqual([]);
  expect(readFavourites(store, 'toString')).toEqual([]);
  expect(JSON.parse(store.getItem('LOTTFAV') ?? '')).toEqual({ rafid: [7, 9], mitu: [3] });
  keepFavourites(store, 'rafid', []);
  expect(readFavourites(store, 'rafid')).toEqual([]);
  expect(readFavourites(store, 'mitu')).toEqual([3]);
});

test.each(['', '{', 'null', '[1]', '7', '{"rafid":"7"}', '{"rafid":[-1,"2",null,1.5,{}]}'])(
  '[GAM-04] a damaged list %j counts as empty and can be written again',
  (damaged) => {
    const store = memoryStore();
    store.setItem('LOTTFAV', damaged);
    expect(readFavourites(store, 'rafid')).toEqual([]);
    keepFavourites(store, 'rafid', [5]);
    expect(readFavourites(store, 'rafid')).toEqual([5]);
  },
);

test.each(storeFaults)(
  '[GAM-04] [LAY-04] a favourite is kept for this page where the storage %s',
  (fault) => {
    const store = guardedStore(brokenStores[fault], 'device');
    keepFavourites(store, 'rafid', [1]);
    expect(readFavourites(store, 'rafid')).toEqual([1]);
  },
);
