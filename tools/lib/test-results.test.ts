import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readStoryReport } from '../stories/report.ts';
import { closeLayer, isUnsteady, readJestReport, readPlaywrightReport } from './test-results.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(value: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const spec = (...widths: readonly (readonly [name: string, status: string])[]) => ({
  title: '[LGN-01] opens',
  file: 'login.spec.ts',
  line: 7,
  ok: widths.every(([, status]) => status === 'expected'),
  tests: widths.map(([projectName, status]) => ({
    projectName,
    status,
    results: [
      { errors: status === 'expected' ? [] : [{ message: '\u001b[31mtimed out\u001b[0m' }] },
    ],
  })),
});

test('a browser test is counted separately at each width', () => {
  const file = report({
    suites: [
      {
        specs: [],
        suites: [{ specs: [spec(['desktop', 'expected'], ['phone', 'unexpected'])] }],
      },
    ],
  });
  expect(readPlaywrightReport(file)).toEqual([
    {
      key: 'desktop › login.spec.ts:7 › [LGN-01] opens',
      title: '[LGN-01] opens',
      passed: true,
      message: '',
    },
    {
      key: 'phone › login.spec.ts:7 › [LGN-01] opens',
      title: '[LGN-01] opens',
      passed: false,
      message: 'timed out',
    },
  ]);
});

test('a skipped browser test does not count as passed', () => {
  const [result] = readPlaywrightReport(
    report({ suites: [{ specs: [spec(['phone', 'skipped'])] }] }),
  );
  expect(result?.passed).toBe(false);
});

test.each(['skipped', 'pending', 'todo', 'disabled', 'failed', ''])(
  'a test with the status %j does not count as passed, in each runner',
  (status) => {
    const one = { fullName: 'batch 1 Button \u203a Busy play-test', status, failureMessages: [] };
    const file = report({
      testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: [one] }],
    });
    expect(readJestReport(file).map(({ passed }) => passed)).toEqual([false]);
    expect(readStoryReport(file, 'light-bn')?.map(({ passed }) => passed)).toEqual([false]);
  },
);

test('a file that could not be loaded is a failure with its message', () => {
  const file = report({
    testResults: [
      { name: '/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: '/b.test.ts',
        status: 'passed',
        assertionResults: [{ fullName: 'b holds', status: 'passed', failureMessages: [] }],
      },
    ],
  });
  expect(readJestReport(file)).toEqual([
    { key: '/a.test.ts', title: '/a.test.ts', passed: false, message: 'no such module' },
    { key: '/b.test.ts › b holds', title: 'b holds', passed: true, message: '' },
  ]);
});

test('an unreadable report is empty', () => {
  expect(readJestReport(join(folder, 'none.json'))).toEqual([]);
  expect(readPlaywrightReport(join(folder, 'none.json'))).toEqual([]);
  expect(readStoryReport(join(folder, 'none.json'), 'light-bn')).toBeUndefined();
});

test('a story has the same key in every batch', () => {
  const inBatch = (batch: number, status: string) =>
    report({
      testResults: [
        {
          name: `/tmp/batch-${batch}.js`,
          assertionResults: [
            {
              fullName: `batch ${batch} Components/Button › Busy play-test`,
              status,
              failureMessages: ['Message:\n  wrong\n    at somewhere (file.js:1:2)'],
            },
          ],
        },
      ],
    });
  const key = 'dark-en: Components/Button › Busy';
  const [first] = readStoryReport(inBatch(12, 'failed'), 'dark-en') ?? [];
  expect(first).toEqual({ key, title: key, passed: false, message: 'wrong' });
  const [second] = readStoryReport(inBatch(1, 'passed'), 'dark-en') ?? [];
  expect(second?.key).toBe(key);
});

test('a test that failed and passed on retry is unsteady, with the failure message of each runner', () => {
  const name = '/a.test.ts';
  const words = 'Error: late';
  const one = { fullName: 'batch 2 Button › Busy smoke-test', status: 'passed' };
  const vitest = { name, assertionResults: [{ ...one, failureMessages: [words] }] };
  const jest = { name, assertionResults: [{ ...one, failureMessages: [], retryReasons: [words] }] };
  for (const suite of [vitest, jest]) {
    const file = report({ testResults: [suite] });
    expect(readJestReport(file)).toMatchObject([{ passed: true, message: words }]);
    expect(readStoryReport(file, 'dark-en')?.filter(isUnsteady)).toHaveLength(1);
  }
  const file = report({ suites: [{ specs: [spec(['phone', 'flaky'], ['desktop', 'expected'])] }] });
  expect(readPlaywrightReport(file).filter(isUnsteady)).toMatchObject([
    { key: 'phone › login.spec.ts:7 › [LGN-01] opens', message: 'timed out' },
  ]);
});

test.each([
  ['all passed', { code: 0, results: [true, true] }, '2 passed, 0 failed', 0],
  ['one failed', { code: 1, results: [true, false] }, '1 passed, 1 failed', 1],
  ['it broke off', { code: 1, results: [true] }, '1 passed, 1 failed', 1],
  ['a limit is exceeded', { code: 0, results: [true], problems: ['a'] }, '1 passed, 1 failed', 1],
])('a layer prints its counts at the end: %s', (_what, { results, ...rest }, line, code) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const of = results.map((passed) => ({
    key: 'a',
    title: 'a',
    passed,
    message: passed ? '' : 'b',
  }));
  expect(closeLayer('unit', { ...rest, results: of })).toBe(code);
  expect(print).toHaveBeenLastCalledWith(`unit: ${line}`);
});
