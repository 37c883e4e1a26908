import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserFlags, ensureShell } from './browser.ts';
import { reports } from './paths.ts';
import { run } from './run.ts';
import { closeLayer, readPlaywrightReport } from './test-results.ts';

/** A suite of browser tests. */
export interface Suite {
  /** Name of the layer: `end to end`. */
  readonly layer: string;
  readonly config: string;
  /** Name of its report. tools/requirements.ts reads reports whose name begins with `e2e`. */
  readonly report: string;
  readonly env: Readonly<Record<string, string>>;
  /** Path of the browser. Default: the headless shell. */
  readonly browser?: string;
  /** The suite fails if it has more tests than this. */
  readonly most?: number;
}

/** Runs a suite and prints its closing line. Passes the arguments to Playwright. Returns the exit code. */
export async function runSuite(suite: Suite, args: readonly string[]): Promise<number> {
  const { layer, config, report, env, browser, most = Number.POSITIVE_INFINITY } = suite;
  const file = join(reports, `${report}.json`);
  rmSync(file, { force: true });
  const { code } = await run('playwright', ['test', '--config', config, ...args], {
    output: 'inherit',
    env: {
      ...env,
      PARLOUR_CHROMIUM: browser ?? ensureShell(),
      PARLOUR_BROWSER_FLAGS: browserFlags.join(' '),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  const results = readPlaywrightReport(file);
  const problems =
    results.length > most ? [`${results.length} tests, at most ${most}: docs/decisions/036`] : [];
  return closeLayer(layer, { code, results, problems });
}
