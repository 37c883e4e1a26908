import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** One test that ran, from whichever runner. */
export interface TestResult {
  /** Finds the same test in another report: its file, its title and, in a browser, its width. */
  readonly key: string;
  readonly title: string;
  readonly passed: boolean;
  /** What its runner says of a failure; empty when it passed. */
  readonly message: string;
}

/** Results of a vitest or jest JSON report; an unreadable report is empty. */
export function readJestReport(file: string): readonly TestResult[] {
  return listOf(readJson(file), 'testResults').flatMap((suite) => {
    const name = textOf(suite, 'name');
    const tests = listOf(suite, 'assertionResults');
    // A file that could not even be loaded has no tests, but a message of its own.
    if (tests.length === 0 && textOf(suite, 'status') === 'failed') {
      return [{ key: name, title: name, passed: false, message: textOf(suite, 'message') }];
    }
    return tests.map((test) => {
      const title = textOf(test, 'fullName') || textOf(test, 'title');
      return {
        key: `${name} › ${title}`,
        title,
        passed: textOf(test, 'status') === 'passed',
        message: plain(listOf(test, 'failureMessages').map(String)),
      };
    });
  });
}

/** Results of a Playwright JSON report: a test that runs at two widths gives two. */
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
  const errors = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'));
  return {
    key: [textOf(test, 'projectName'), place, title].filter((part) => part !== '').join(' › '),
    title,
    // A skipped test has shown nothing.
    passed: textOf(test, 'status') === 'expected',
    message: plain(errors.map((error) => textOf(error, 'message'))),
  };
}

/** Keeps results of a runner of our own; {@link readResults} reads them. */
export function writeResults(file: string, results: readonly TestResult[]): void {
  writeFileSync(file, JSON.stringify({ results }));
}

/** Results that were kept by {@link writeResults}; an unreadable file has none. */
export function readResults(file: string): readonly TestResult[] {
  return listOf(readJson(file), 'results').map((result) => ({
    key: textOf(result, 'key'),
    title: textOf(result, 'title'),
    passed: fieldOf(result, 'passed') === true,
    message: textOf(result, 'message'),
  }));
}

/** Of results of the same test the last one counts: what a second look found replaces the first. */
export function lastResults<R extends Pick<TestResult, 'key'>>(
  results: readonly R[],
): readonly R[] {
  return [...new Map(results.map((result) => [result.key, result])).values()];
}

const plain = (messages: readonly string[]): string =>
  stripVTControlCharacters(messages.join('\n')).trim();

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
