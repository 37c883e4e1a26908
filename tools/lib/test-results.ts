import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { closingLine } from './counts.ts';

/** One test that ran, in any of the runners. */
export interface TestResult {
  /** Its file, its title and, in a browser, its width. */
  readonly key: string;
  readonly title: string;
  readonly passed: boolean;
  /** The failure message of its runner. For a test that passed on retry, the message of the first failure. */
  readonly message: string;
}

/** Whether a test failed and passed when its runner retried it. */
export const isUnsteady = ({ passed, message }: TestResult): boolean => passed && message !== '';

/** Reads the results of a Vitest or Jest JSON report. An unreadable report is empty. */
export function readJestReport(file: string): readonly TestResult[] {
  return listOf(readJson(file), 'testResults').flatMap((suite) => {
    const name = textOf(suite, 'name');
    const tests = listOf(suite, 'assertionResults');
    // A file that could not be loaded has no tests, but a message.
    if (tests.length === 0 && textOf(suite, 'status') === 'failed') {
      return [{ key: name, title: name, passed: false, message: textOf(suite, 'message') }];
    }
    return tests.map((test) => {
      const title = textOf(test, 'fullName') || textOf(test, 'title');
      // Vitest puts the failure before a retry into the first list, Jest into the second.
      const messages = [...listOf(test, 'failureMessages'), ...listOf(test, 'retryReasons')];
      return {
        key: `${name} › ${title}`,
        title,
        passed: textOf(test, 'status') === 'passed',
        message: plain(messages.map(String)),
      };
    });
  });
}

/** Reads the results of a Playwright JSON report. A test that runs at two widths gives two results. */
export function readPlaywrightReport(file: string): readonly TestResult[] {
  const walk = (suite: unknown): readonly TestResult[] => [
    ...listOf(suite, 'specs').flatMap((spec) =>
      listOf(spec, 'tests').map((test) => resultOf(spec, test)),
    ),
    ...listOf(suite, 'suites').flatMap(walk),
  ];
  return walk(readJson(file));
}

function resultOf(spec: unknown, test: unknown): TestResult {
  const title = textOf(spec, 'title');
  const place = `${textOf(spec, 'file')}:${String(fieldOf(spec, 'line'))}`;
  const status = textOf(test, 'status');
  const errors = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'));
  return {
    key: [textOf(test, 'projectName'), place, title].filter((part) => part !== '').join(' › '),
    title,
    // A skipped test has not passed.
    passed: status === 'expected' || status === 'flaky',
    message: status === 'expected' ? '' : plain(errors.map((error) => textOf(error, 'message'))),
  };
}

/** A layer of tests that ran. */
export interface Ran {
  /** Exit code of its runner. */
  readonly code: number;
  readonly results: readonly TestResult[];
  /** Problems that belong to no single test. */
  readonly problems?: readonly string[];
}

/** Prints failures, one line each, and the closing line of a layer. Returns the exit code. */
export function closeLayer(layer: string, { code, results, problems = [] }: Ran): number {
  const failures = results.filter(({ passed }) => !passed);
  const lines = [
    ...failures.map(({ key, message }) => `${key}: ${message.split('\n')[0] ?? ''}`),
    ...problems,
  ];
  // A run that fails without a failed test could not start, or was interrupted.
  if (code !== 0 && lines.length === 0) lines.push('the run broke off');
  for (const line of lines) console.log(`✗ ${line}`);
  const passed = results.length - failures.length;
  console.log(closingLine(layer, { passed, failed: lines.length }));
  return lines.length > 0 ? 1 : 0;
}

/** Stores results of our own runners; {@link readResults} reads them. */
export function writeResults(file: string, results: readonly TestResult[]): void {
  writeFileSync(file, JSON.stringify({ results }));
}

/** Reads results that {@link writeResults} stored. An unreadable file has none. */
export function readResults(file: string): readonly TestResult[] {
  return listOf(readJson(file), 'results').map((result) => ({
    key: textOf(result, 'key'),
    title: textOf(result, 'title'),
    passed: fieldOf(result, 'passed') === true,
    message: textOf(result, 'message'),
  }));
}

/** Without colours, and without the runner's frames in a stack. */
const plain = (messages: readonly string[]): string =>
  stripVTControlCharacters(messages.join('\n'))
    .replace(/\n +at (?:new Promise|.*node_modules).*/g, '')
    .trim();

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? list : [];
}

function textOf(value: unknown, key: string): string {
  const text = fieldOf(value, key);
  return typeof text === 'string' ? text : '';
}
