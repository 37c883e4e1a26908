import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A story that failed, in words for a person. */
export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** What one walk through the stories found. */
export interface StoryReport {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** What a run of the test-runner found, from its JSON report; undefined without one. */
export function readStoryReport(file: string, mode: string): StoryReport | undefined {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  let passed = 0;
  const failures: Failure[] = [];
  for (const suite of listOf(report, 'testResults')) {
    const tests = listOf(suite, 'assertionResults');
    // A file that could not even start has a message of its own.
    if (tests.length === 0) failures.push({ title: mode, message: textOf(suite, 'message') });
    for (const test of tests) {
      if (textOf(test, 'status') === 'passed') passed += 1;
      else failures.push({ title: `${mode}: ${titleOf(test)}`, message: messageOf(test) });
    }
  }
  return { passed, failures };
}

/** Title and name of the story, without the batch it was visited in. */
function titleOf(test: unknown): string {
  return listOf(test, 'ancestorTitles').slice(1).join(' › ');
}

/** The failure without the stack of the runner, which says nothing about the story. */
function messageOf(test: unknown): string {
  const text = listOf(test, 'failureMessages').map(String).join('\n');
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter(
      (line) =>
        !/^\s+at |^Click to debug|^http:\/\/127\.0\.0\.1:\d+\/\?path=|^Message:$/.test(line),
    );
  const message = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return message || `${textOf(test, 'status')} (a story may not be skipped)`;
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
