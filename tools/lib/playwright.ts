import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine } from './counts.ts';
import { reports } from './paths.ts';
import { run } from './run.ts';
import { indented, secondLook } from './second-look.ts';
import { readPlaywrightReport } from './test-results.ts';

/** A suite of browser tests. */
export interface Suite {
  /** Name of the layer: `end to end`. */
  readonly layer: string;
  readonly config: string;
  /** Name of its reports; one that begins with `e2e` is read by tools/requirements.ts. */
  readonly report: string;
  /** Folder of pictures and traces of failed tests, as its configuration says. */
  readonly output: string;
  readonly env: Readonly<Record<string, string>>;
  /** It fails with more tests than these. */
  readonly most?: number;
}

/**
 * Runs a suite and prints its closing line; `--second-look` runs what failed once
 * more, alone, before it counts. Other arguments go to Playwright. Answers the exit code.
 */
export async function runSuite(suite: Suite, args: readonly string[]): Promise<number> {
  const { layer, config, report, output, most = Number.POSITIVE_INFINITY } = suite;
  const own = args.filter((arg) => arg !== '--second-look');
  const test = async (name: string, more: readonly string[]) => {
    const file = join(reports, `${name}.json`);
    rmSync(file, { force: true });
    const { code } = await run('playwright', ['test', '--config', config, ...own, ...more], {
      output: 'inherit',
      env: { ...suite.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return { code, results: readPlaywrightReport(file) };
  };

  const first = await test(report, []);
  const failures = first.results.filter(({ passed }) => !passed);
  const again = async () => {
    const alone = ['--workers', '1', '--output', `${output}-second`];
    const last = ['--last-failed', '--last-failed-file', join(output, '.last-run.json')];
    const { results } = await test(`${report}-second`, [...last, ...alone]);
    return new Set(results.filter(({ passed }) => passed).map(({ key }) => key));
  };
  const looked = await secondLook(
    layer,
    failures,
    args.includes('--second-look') ? again : undefined,
  );
  for (const { key, message } of looked.failed) console.log(`\n✗ ${key}\n${indented(message)}`);
  if (looked.failed.length > 0) console.log(`\nPictures and traces: ${output}`);
  // A run that fails without a failing test could not begin, or broke off.
  const isBroken = first.code !== 0 && failures.length === 0;
  const isTooMuch = first.results.length > most;
  if (isTooMuch)
    console.log(`\n✗ ${first.results.length} tests, at most ${most}: docs/decisions/036`);
  const failed = looked.failed.length + (isBroken ? 1 : 0) + (isTooMuch ? 1 : 0);
  const passed = first.results.length - looked.failed.length;
  console.log(closingLine(layer, { passed, failed }));
  return failed > 0 ? 1 : 0;
}
