import { afterEach, expect, test, vi } from 'vitest';
import { randomHex } from './idempotency.ts';

afterEach(() => vi.restoreAllMocks());

test('[WAL-07] a key has 32 hex digits, small bytes with a leading zero', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set([0, 1, 15, 16, 255]);
    return bytes;
  });
  expect(randomHex()).toBe(`00010f10ff${'00'.repeat(11)}`);
});

test('[WAL-07] no key is created twice', () => {
  const keys = Array.from({ length: 100 }, randomHex);
  expect(new Set(keys).size).toBe(100);
});
