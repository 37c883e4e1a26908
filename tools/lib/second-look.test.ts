import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectUnsteady, type Failure, mostUnsteady, secondLook } from './second-look.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-look-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const failures = (count: number): readonly Failure[] =>
  Array.from({ length: count }, (_none, place) => ({
    key: `file › test ${place}`,
    title: `test ${place}`,
    message: 'expected true, got false',
  }));

test('what passes alone is unsteady, listed with the message of its first failure', async () => {
  const again = vi.fn(async () => new Set(['file › test 1']));
  const { failed, unsteady } = await secondLook('unit', failures(2), again, folder);
  expect(failed.map(({ title }) => title)).toEqual(['test 0']);
  expect(unsteady).toEqual([{ layer: 'unit', ...failures(2)[1] }]);
  expect(again).toHaveBeenCalledExactlyOnceWith(failures(2));
  expect(collectUnsteady(folder)).toEqual(unsteady);
});

test('unsteady tests of all layers are collected', async () => {
  await secondLook('unit', failures(1), async () => new Set(['file › test 0']), folder);
  await secondLook('end to end', failures(1), async () => new Set(['file › test 0']), folder);
  expect(collectUnsteady(folder).map(({ layer }) => layer)).toEqual(['end to end', 'unit']);
});

test('more failures than may be unsteady are not looked at again', async () => {
  const again = vi.fn(async () => new Set<string>());
  const many = failures(mostUnsteady + 1);
  expect((await secondLook('unit', many, again, folder)).failed).toEqual(many);
  expect(again).not.toHaveBeenCalled();
  expect(collectUnsteady(folder)).toEqual([]);
});

test('a strict run has no second look, a green one needs none', async () => {
  expect(await secondLook('unit', failures(1), undefined, folder)).toEqual({
    failed: failures(1),
    unsteady: [],
  });
  const again = vi.fn(async () => new Set<string>());
  expect(await secondLook('unit', [], again, folder)).toEqual({ failed: [], unsteady: [] });
  expect(again).not.toHaveBeenCalled();
});
