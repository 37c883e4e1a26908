import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { coverageOf } from '../checks/requirement-coverage.ts';
import { readResults, writeResults } from '../lib/test-results.ts';
import { selfTestTitle } from './failing-stories.ts';
import { axeResult, storyResult } from './report.ts';

const withAxe = { axe: true, picture: false };
const plan = new Map([
  ['button--busy', withAxe],
  ['button--sheet', { axe: false, picture: true }],
]);

test('[SBK-02] stories that pass axe are one passed result per mode', () => {
  expect(axeResult('light-bn', plan, [])).toMatchObject({
    title: '[SBK-02] light-bn: every story holds before axe',
    passed: true,
  });
  // A failure in the other mode does not affect this one.
  expect(axeResult('light-bn', plan, ['dark-en: Components/Button › Busy']).passed).toBe(true);
});

test('[SBK-02] the result fails if one story failed, or if none was checked', () => {
  const failed = axeResult('light-bn', plan, ['light-bn: Components/Button › Busy']);
  expect(failed).toMatchObject({ passed: false });
  expect(failed.message).toContain('Components/Button › Busy');
  const unseen = new Map([['button--busy', { ...withAxe, axe: false }]]);
  expect(axeResult('light-bn', unseen, []).passed).toBe(false);
  expect(axeResult('light-bn', new Map(), []).passed).toBe(false);
});

test('[SBK-02] the results reach the report of the requirements', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'checks.json');
  expect(readResults(file)).toEqual([]);

  const failing = storyResult(selfTestTitle('color-contrast'), undefined);
  const found = [failing, axeResult('light-bn', plan, [])];
  writeResults(file, found);
  expect(readResults(file)).toEqual(found);
  expect(coverageOf(['SBK-02'], readResults(file)).covered.get('SBK-02')).toEqual([
    '[SBK-02] self-test: color-contrast',
    '[SBK-02] light-bn: every story holds before axe',
  ]);

  writeResults(file, [storyResult(selfTestTitle('color-contrast'), 'The check did not see it.')]);
  expect(coverageOf(['SBK-02'], readResults(file)).missing).toEqual(['SBK-02']);
});
