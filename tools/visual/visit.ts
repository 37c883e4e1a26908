import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestedMode } from '../../.storybook/modes.ts';
import { reports, root } from '../lib/paths.ts';
import { start, stop } from '../lib/run.ts';
import { readStoryReport, type StoryReport, storyResult } from './report.ts';

/** One walk through the stories of a served Storybook. */
export interface Visit {
  readonly url: string;
  readonly mode: TestedMode;
  /** Path of the browser. */
  readonly browser: string;
  /** Whether pictures are compared with their baselines; false where another browser drew those. */
  readonly compare: boolean;
  /** Makes the screenshots the baselines. Default false. */
  readonly update?: boolean;
  /** Where baselines are read and differences written. Default: the workspace. */
  readonly pictures?: string;
  /** Folder of the pictures. Default: the mode. */
  readonly folder?: string;
  /** Name of the report. Default: `stories-` and the mode. */
  readonly name?: string;
}

/** One test-runner with one worker; two modes make two, one for each core. */
export async function visitStories({
  url,
  mode,
  browser,
  compare,
  update = false,
  pictures = root,
  folder = mode,
  name = `stories-${mode}`,
}: Visit): Promise<StoryReport> {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const child = start(
    'test-storybook',
    [
      ...['--index-json', '--url', url, '--maxWorkers', '1', '--disable-telemetry'],
      ...['--ci', '--json', '--outputFile', file],
    ],
    {
      env: {
        PARLOUR_MODE: mode,
        PARLOUR_PICTURES: folder,
        PARLOUR_COMPARE: compare ? '1' : '0',
        PARLOUR_PICTURES_ROOT: pictures,
        PARLOUR_CHROMIUM: browser,
        PARLOUR_UPDATE_BASELINES: update ? '1' : '0',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        DEBUG_PRINT_LIMIT: '8000',
        FORCE_COLOR: '0',
      },
    },
  );
  const end = () => stop(child);
  process.once('SIGINT', end);
  let output = '';
  let files = 0;
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
    const done = output.match(/^(?:PASS|FAIL) /gm)?.length ?? 0;
    if (done > files) {
      files = done;
      console.log(`stories: ${mode}, batch ${files} visited`);
    }
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  await new Promise((resolve) => child.once('close', resolve));
  process.off('SIGINT', end);
  return readStoryReport(file, mode) ?? [storyResult(`${mode}: the test-runner`, output)];
}
