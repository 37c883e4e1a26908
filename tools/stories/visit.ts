import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestedMode } from '@parlour/stories/modes';
import { type Plan, writePlan } from '@parlour/stories/visual';
import { browserFlags, pixelFlags } from '../lib/browser.ts';
import { reports, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { readStoryReport, type StoryReport, storyResult } from './report.ts';

/** One run through the stories of a served Storybook. */
export interface Visit {
  readonly url: string;
  readonly mode: TestedMode;
  /** Path of the browser. */
  readonly browser: string;
  /** The checks of each story. The stories themselves are those that are served. */
  readonly plan: Plan;
  /** Whether pictures are compared with their baselines; false if another browser drew them. */
  readonly compare: boolean;
  /** Makes the screenshots the baselines. Default false. */
  readonly update?: boolean;
  /** Where baselines are read and differences written. Default: the workspace. */
  readonly pictures?: string;
  /** Folder of the pictures. Default: the mode. */
  readonly folder?: string;
  /** Its stories have to fail, so it prints nothing and retries nothing. */
  readonly isSelfTest?: boolean;
  /** Name of the report. Default: `stories-` and the mode. */
  readonly name?: string;
}

/** Runs one test-runner with one worker. Two modes run two, one for each core. */
export async function visitStories({
  url,
  mode,
  browser,
  plan,
  compare,
  update = false,
  pictures = root,
  folder = mode,
  isSelfTest = false,
  name = `stories-${mode}`,
}: Visit): Promise<StoryReport> {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const planFile = join(reports, `${name}-plan.json`);
  writePlan(planFile, plan);
  const { output } = await run(
    'test-storybook',
    [
      ...['--index-json', '--url', url, '--maxWorkers', '1', '--disable-telemetry'],
      ...['--ci', '--json', '--outputFile', file],
    ],
    {
      ...(isSelfTest ? {} : { onLine: console.log }),
      env: {
        PARLOUR_MODE: mode,
        PARLOUR_PLAN: planFile,
        PARLOUR_PICTURES: folder,
        PARLOUR_COMPARE: compare ? '1' : '0',
        PARLOUR_PICTURES_ROOT: pictures,
        PARLOUR_CHROMIUM: browser,
        PARLOUR_BROWSER_FLAGS: [...browserFlags, ...pixelFlags].join(' '),
        ...(isSelfTest ? { PARLOUR_RETRIES: '0' } : {}),
        PARLOUR_UPDATE_BASELINES: update ? '1' : '0',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        DEBUG_PRINT_LIMIT: '8000',
        FORCE_COLOR: '0',
      },
    },
  );
  return readStoryReport(file, mode) ?? [storyResult(`${mode}: the test-runner`, output)];
}
