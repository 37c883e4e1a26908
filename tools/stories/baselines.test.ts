import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { baselinePath, type Shot } from '@parlour/stories/visual';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staleBaselines } from './baselines.ts';

let shot: Shot;
beforeEach(() => {
  shot = { root: mkdtempSync(join(tmpdir(), 'stale-')), mode: 'light-bn', storyId: 'button--busy' };
  mkdirSync(dirname(baselinePath(shot)), { recursive: true });
  for (const part of [1, 2]) writeFileSync(baselinePath(shot, part), 'picture');
});
afterEach(() => rmSync(shot.root, { recursive: true }));

test('[SBK-02] a baseline without a story is stale, with every part of it', () => {
  expect(staleBaselines(shot.root, 'light-bn', new Set(['button--busy']))).toEqual([]);
  expect([...staleBaselines(shot.root, 'light-bn', new Set())].sort()).toEqual([
    'button--busy.2.webp',
    'button--busy.webp',
  ]);
  expect(staleBaselines(shot.root, 'dark-en', new Set())).toEqual([]);
});
