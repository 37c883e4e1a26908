import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstFlight, flight } from './first-flight.ts';

test('of a file that is larger than a first round trip, only the beginning can be read', () => {
  // Nothing is saved on it: what is read is about what came.
  const read = firstFlight(brotliCompressSync(randomBytes(4 * flight)));
  expect(read).toBeLessThanOrEqual(flight);
  expect(read).toBeGreaterThan(flight / 2);
});

test('a small file can be read whole', () => {
  const text = 'one page '.repeat(10_000);
  expect(firstFlight(brotliCompressSync(text))).toBe(text.length);
});
