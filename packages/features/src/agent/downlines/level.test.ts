import { expect, test, vi } from 'vitest';
import { type Level, readLevel } from './level.ts';

const pageSize = 100;
const { signal } = new AbortController();

/** A backend with the given number of rows. Counts its calls, and how many of them ran at once. */
function backendOf(count: number) {
  const seen = { calls: 0, atOnce: 0, most: 0 };
  const read = async (page: number) => {
    seen.calls += 1;
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await Promise.resolve();
    seen.atOnce -= 1;
    const from = (page - 1) * pageSize;
    const rows = Array.from({ length: Math.min(pageSize, count - from) }, (_, row) => from + row);
    return { rows, totalPages: Math.ceil(count / pageSize), totalCount: count };
  };
  return { seen, read };
}

test('[AGT-15] ten thousand downlines are a hundred calls, one by one; the first is reported at once', async () => {
  const { seen, read } = backendOf(10_000);
  const parts: (readonly [calls: number, rows: number])[] = [];
  const onPart = ({ rows, total, isWhole }: Level<number>) => {
    expect([total, isWhole]).toEqual([10_000, false]);
    parts.push([seen.calls, rows.length]);
  };
  const { rows, total, isWhole } = await readLevel({ read, onPart, signal });
  expect([seen.calls, seen.most]).toEqual([100, 1]);
  expect(parts).toEqual([1, 2, 4, 8, 16, 32, 64].map((calls) => [calls, calls * pageSize]));
  expect([total, isWhole]).toEqual([10_000, true]);
  expect(rows).toEqual(Array.from({ length: 10_000 }, (_, row) => row));
});

test.each([0, 1, 86, 100])(
  '[AGT-15] a level of %i is one call, with no report before it',
  async (count) => {
    const { seen, read } = backendOf(count);
    const onPart = vi.fn();
    expect(await readLevel({ read, onPart, signal })).toMatchObject({
      total: count,
      isWhole: true,
    });
    expect(seen.calls).toBe(1);
    expect(onPart).not.toHaveBeenCalled();
  },
);

test('[AGT-15] an abort ends the reading, and nothing more is reported', async () => {
  const { seen, read } = backendOf(10_000);
  const leaving = new AbortController();
  const onPart = vi.fn();
  const reading = readLevel({
    read: async (page) => {
      const answer = await read(page);
      if (page === 4) leaving.abort();
      return answer;
    },
    onPart,
    signal: leaving.signal,
  });
  await expect(reading).rejects.toThrow();
  expect(seen.calls).toBe(4);
  expect(onPart).toHaveBeenCalledTimes(2);
});

test('[AGT-15] [ERR-01] a failed page ends the reading; pages that were removed meanwhile do not', async () => {
  const { read } = backendOf(500);
  const onPart = vi.fn();
  const broken = (page: number) => (page === 3 ? Promise.reject(new Error('gone')) : read(page));
  await expect(readLevel({ read: broken, onPart, signal })).rejects.toThrow('gone');
  const shrunk = async (page: number) =>
    page === 3 ? { rows: [], totalPages: 5, totalCount: 200 } : read(page);
  const level = await readLevel({ read: shrunk, onPart, signal });
  expect(level).toMatchObject({ total: 200, isWhole: true });
  expect(level.rows).toHaveLength(200);
});
