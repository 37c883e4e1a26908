import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetSeen, isSeen, noteSeen } from './seen.ts';
import { baselinePath, type Shot } from './shot.ts';

let shot: Shot;
const screenshots = [Buffer.from('top'), Buffer.from('bottom')];

beforeEach(() => {
  shot = { root: mkdtempSync(join(tmpdir(), 'seen-')), mode: 'light-bn', storyId: 'button--busy' };
  mkdirSync(dirname(baselinePath(shot)), { recursive: true });
  writeFileSync(baselinePath(shot), 'first');
  writeFileSync(baselinePath(shot, 2), 'second');
});
afterEach(() => rmSync(shot.root, { recursive: true }));

test('[SBK-02] a screenshot is compared unless its bytes and those of its baselines are the noted ones', () => {
  expect(isSeen(shot, screenshots)).toBe(false);
  noteSeen(shot, screenshots);
  expect(isSeen(shot, screenshots)).toBe(true);
  expect(isSeen(shot, [Buffer.from('top'), Buffer.from('button')])).toBe(false);
  // The same bytes, split at another place.
  expect(isSeen(shot, [Buffer.from('topb'), Buffer.from('ottom')])).toBe(false);
  expect(isSeen({ ...shot, storyId: 'button--idle' }, screenshots)).toBe(false);
});

test('[SBK-02] a screenshot is compared if its baseline changed or is missing', () => {
  noteSeen(shot, screenshots);
  writeFileSync(baselinePath(shot, 2), 'others');
  expect(isSeen(shot, screenshots)).toBe(false);
  writeFileSync(baselinePath(shot, 2), 'second');
  expect(isSeen(shot, screenshots)).toBe(true);
  rmSync(baselinePath(shot, 2));
  expect(isSeen(shot, screenshots)).toBe(false);
});

test('notes of removed stories are deleted', () => {
  noteSeen(shot, screenshots);
  forgetSeen(shot.root, shot.mode, new Set());
  expect(isSeen(shot, screenshots)).toBe(false);
  expect(JSON.parse(readFileSync(join(shot.root, 'baselines/light-bn.seen.json'), 'utf8'))).toEqual(
    {},
  );
});
