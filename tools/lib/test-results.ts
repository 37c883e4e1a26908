import { readFileSync } from 'node:fs';

/** One test that ran, from whichever runner. */
export interface TestResult {
  readonly title: string;
  readonly passed: boolean;
}

/** Results of a vitest or jest JSON report; an unreadable report is empty. */
export function readJestReport(file: string): readonly TestResult[] {
  return listOf(readJson(file), 'testResults').flatMap((suite) =>
    listOf(suite, 'assertionResults').map((test) => ({
      title: textOf(test, 'fullName') || textOf(test, 'title'),
      passed: textOf(test, 'status') === 'passed',
    })),
  );
}

/** Results of a Playwright JSON report. */
export function readPlaywrightReport(file: string): readonly TestResult[] {
  const walk = (suite: unknown): readonly TestResult[] => [
    ...listOf(suite, 'specs').map((spec) => ({
      title: textOf(spec, 'title'),
      passed: fieldOf(spec, 'ok') === true,
    })),
    ...listOf(suite, 'suites').flatMap(walk),
  ];
  return walk(readJson(file));
}

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
