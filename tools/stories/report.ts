import type { Plan } from '@parlour/stories/visual';
import { readJestReport, type TestResult } from '../lib/test-results.ts';

/** The results of one run through the stories: one for each visited story. */
export type StoryReport = readonly TestResult[];

/** A result for a story; `problem` is undefined if it passed. */
export const storyResult = (title: string, problem: string | undefined): TestResult => ({
  key: title,
  title,
  passed: problem === undefined,
  message: problem ?? '',
});

/**
 * One result that says whether the stories of a mode pass axe, with its requirement: it passes if the plan has stories
 * with axe and none of the mode failed. `failed` are the titles of the failed stories.
 */
export function axeResult(mode: string, plan: Plan, failed: readonly string[]): TestResult {
  const looked = [...plan.values()].filter(({ axe }) => axe).length;
  const ofMode = failed.filter((title) => title.startsWith(`${mode}: `));
  const problem =
    looked === 0
      ? 'No story was looked at with axe.'
      : ofMode.length > 0
        ? `${ofMode.length} stories failed:\n${ofMode.join('\n')}`
        : undefined;
  return storyResult(`[SBK-02] ${mode}: every story holds before axe`, problem);
}

/** Reads the results of the test-runner from its JSON report; undefined if there is none. */
export function readStoryReport(file: string, mode: string): StoryReport | undefined {
  const results = readJestReport(file);
  if (results.length === 0) return undefined;
  return results.map(({ title, passed, message }) => ({
    ...storyResult(titleIn(mode, title), undefined),
    passed,
    // A story that passed on retry keeps the message of its failure.
    message: passed && message === '' ? '' : wordsOf(message),
  }));
}

/** Titles of the stories of a report that have a behaviour. */
export const behavioursIn = (file: string, mode: string): ReadonlySet<string> =>
  new Set(
    readJestReport(file)
      .filter(({ title }) => title.endsWith(' play-test'))
      .map(({ title }) => titleIn(mode, title)),
  );

/** `light-bn: Components/Button › Busy`: without its batch and without the suffix of the runner. */
const titleIn = (mode: string, title: string): string =>
  `${mode}: ${title.replace(/^batch \d+ /, '').replace(/ (?:play|smoke)-test$/, '')}`;

/** The failure without the runner's stack, which says nothing about the story. */
function wordsOf(message: string): string {
  const lines = message
    .split('\n')
    .filter(
      (line) =>
        !/^\s+at |^Click to debug|^http:\/\/127\.0\.0\.1:\d+\/\?path=|^Message:$|StorybookTestRunnerError: *$/.test(
          line,
        ),
    );
  const words = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return words || 'Failed without a word (a story may not be skipped).';
}
