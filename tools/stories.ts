import { mkdirSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { isTestedMode, testedModes } from '../.storybook/modes.ts';
import { browserVersion, ensureBrowser } from './lib/browser.ts';
import { closingLine } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { noteBrowser, notedBrowser, removeBaselines, staleBaselines } from './visual/baselines.ts';
import { buildStorybook } from './visual/build.ts';
import { checkPlanted } from './visual/planted.ts';
import type { Failure } from './visual/report.ts';
import { serveStorybook } from './visual/serve.ts';
import { storiesOf } from './visual/story-index.ts';
import { visitStories } from './visual/visit.ts';

/*
 * pnpm test:stories [--filter <text>] [--update] [--mode light-bn]
 *
 * Visits every story of the built Storybook in every mode of `.storybook/modes.ts`:
 * render, behaviour, axe, console, network, screenshot against its baseline.
 * `--filter` visits stories whose id, title or name contains the text.
 * `--update` makes today's pictures the baselines.
 */
const { values: options } = parseArgs({
  options: {
    filter: { type: 'string' },
    update: { type: 'boolean', default: false },
    mode: { type: 'string', multiple: true },
  },
});

process.chdir(root);
const modes = (options.mode ?? Object.keys(testedModes)).filter(isTestedMode);
const browser = ensureBrowser();
const storybook = await serveStorybook(await buildStorybook(), options.filter);
const visited = storiesOf(storybook.chosen);
mkdirSync(reports, { recursive: true });
console.log(`stories: ${visited.length} stories in ${modes.join(' and ')}`);

const failures: Failure[] = storiesOf(storybook.index)
  .filter(({ tags }) => !tags.includes('test'))
  .map(({ id }) => ({ title: id, message: 'No story is left out: remove the tag !test.' }));
if (modes.length === 0 || visited.length === 0) {
  failures.push({ title: 'stories', message: `No story or mode fits ${JSON.stringify(options)}.` });
}

let passed = 0;
const { url } = storybook;
const update = options.update;
const reportsOfModes =
  visited.length === 0
    ? []
    : await Promise.all(modes.map((mode) => visitStories({ url, mode, browser, update })));
for (const [index, report] of reportsOfModes.entries()) {
  passed += report.passed;
  failures.push(...report.failures);
  const expected = visited.length;
  const ran = report.passed + report.failures.length;
  if (ran !== expected) {
    const message = `${ran} of ${expected} stories were visited.`;
    failures.push({ title: modes[index] ?? '', message });
  }
}
storybook.close();
if (!options.filter) {
  checkStale();
  const planted = await checkPlanted(browser);
  passed += planted.passed;
  failures.push(...planted.failures);
}
if (options.update && process.platform === 'linux') noteBrowser(root, browserVersion(browser));

for (const { title, message } of failures) console.log(`\n✗ ${title}\n${indent(message)}`);
explain();
console.log(closingLine('stories', { passed, failed: failures.length }));
process.exitCode = failures.length > 0 ? 1 : 0;

function checkStale(): void {
  const ids = new Set(storiesOf(storybook.index).map(({ id }) => id));
  for (const mode of modes) {
    const stale = staleBaselines(root, mode, ids);
    if (options.update) removeBaselines(root, mode, stale);
    else {
      failures.push(
        ...stale.map((name) => ({
          title: `baselines/${mode}/${name}`,
          message: 'No story stands behind this baseline: pnpm test:stories --update removes it.',
        })),
      );
    }
  }
}

function explain(): void {
  if (process.platform !== 'linux') {
    console.log('Screenshots were taken but not compared: baselines are drawn on Linux.');
    return;
  }
  const drawn = notedBrowser(root);
  const here = browserVersion(browser);
  if (failures.length > 0 && drawn && drawn !== here) {
    console.log(`\nBaselines were drawn by ${drawn}; this is ${here}.`);
  }
}

function indent(text: string): string {
  return stripVTControlCharacters(text).replace(/^/gm, '    ');
}
