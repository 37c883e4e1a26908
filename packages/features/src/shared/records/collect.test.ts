import { expect, test, vi } from 'vitest';
import { collect, fileLimit, filePageSize, nothingCollected, type RecordPage } from './collect.ts';

/** A list of `count` records in pages. `moved` newer ones are added after the first page was read. */
function listOf(count: number, moved = 0) {
  const read = vi.fn(async (page: number): Promise<RecordPage<number>> => {
    const shift = page > 1 ? moved : 0;
    const total = count + shift;
    const start = (page - 1) * filePageSize;
    const length = Math.max(0, Math.min(filePageSize, total - start));
    return {
      rows: Array.from({ length }, (_, place) => start + place - shift),
      totalPages: Math.ceil(total / filePageSize),
      totalCount: total,
    };
  });
  return read;
}
const make = (read: ReturnType<typeof listOf>, signal = new AbortController().signal) =>
  collect({ read, idOf: String, onProgress: () => undefined, signal });

test('[MEM-07] a file contains every record of the range once, in order', async () => {
  const { rows, total } = await make(listOf(250));
  expect(rows).toEqual(Array.from({ length: 250 }, (_, place) => place));
  expect(total).toBe(250);
});

test('[MEM-07] records added while the pages are read cause no missing and no double rows', async () => {
  const { rows } = await make(listOf(250, 3));
  expect(rows).toEqual(Array.from({ length: 250 }, (_, place) => place));
});

test('[MEM-07] of 100,000 records a file contains as many as allowed, and says how many there are', async () => {
  const read = listOf(100_000);
  const { rows, total } = await make(read);
  expect([rows.length, total]).toEqual([fileLimit, 100_000]);
  expect(read).toHaveBeenCalledTimes(fileLimit / filePageSize);
});

test('[AGT-08] a second try goes on with the page that failed, and keeps what was read', async () => {
  const read = listOf(250);
  const list = read.getMockImplementation();
  let fails = true;
  read.mockImplementation(async (page) => {
    if (page === 2 && fails) throw new Error('offline');
    if (!list) throw new Error('There is no list');
    return list(page);
  });
  const kept = nothingCollected<number>();
  const seen: string[] = [];
  const again = () =>
    collect(
      {
        read,
        idOf: String,
        onProgress: (count, of) => seen.push(`${count}/${of}`),
        signal: new AbortController().signal,
      },
      fileLimit,
      kept,
    );
  await expect(again()).rejects.toThrow('offline');
  fails = false;
  const { rows } = await again();
  expect(rows).toEqual(Array.from({ length: 250 }, (_, place) => place));
  expect(read.mock.calls.map(([page]) => page)).toEqual([1, 2, 2, 3]);
  expect(seen).toEqual(['100/250', '200/250', '250/250']);
});

test('[MEM-07] leaving the page stops the reading', async () => {
  const left = new AbortController();
  const read = listOf(1_000);
  read.mockImplementationOnce(async () => {
    left.abort();
    return { rows: [1], totalPages: 10, totalCount: 1_000 };
  });
  await expect(make(read, left.signal)).rejects.toThrow();
  expect(read).toHaveBeenCalledTimes(1);
});
