import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { isTestedMode, type TestedMode, testedModes } from '../.storybook/modes.ts';
import { noPicture } from '../.storybook/overview.ts';
import { browserVersion, ensureBrowser } from './lib/browser.ts';
import { closingLine } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { noteBrowser, notedBrowser, removeBaselines, staleBaselines } from './visual/baselines.ts';
import { buildStorybook } from './visual/build.ts';
import { writeReport } from './visual/html-report.ts';
import { checkPlanted } from './visual/planted.ts';
import type { Failure, StoryReport } from './visual/report.ts';
import { serveStorybook } from './visual/serve.ts';
import { storiesOf } from './visual/story-index.ts';
import { visitStories } from './visual/visit.ts';

/*
 * pnpm test:stories [--filter <text>] [--update] [--mode light-bn] [--repeat 10]
 *
 * Visits every story of the built Storybook in every mode of `.storybook/modes.ts`:
 * render, behaviour, axe, console, network, screenshot against its baseline.
 * `--filter` visits stories whose id, title or name contains the text.
 * `--update` makes today's pictures the baselines.
 * `--repeat 10` visits ten times and compares each picture with the one of the
 * first visit, not with its baseline: a story whose pictures differ is unstable.
 */
const { values: options } = parseArgs({
  options: {
    filter: { type: 'string' },
    update: { type: 'boolean', default: false },
    mode: { type: 'string', multiple: true },
    repeat: { type: 'string', default: '1' },
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
const rounds = Math.max(1, Math.trunc(Number(options.repeat)) || 1);
const pictures = rounds > 1 ? join(reports, 'repeat') : root;
if (rounds > 1) rmSync(pictures, { recursive: true, force: true });
const visits: (StoryReport & { mode: string })[] = [];
for (let round = 1; round <= rounds && visited.length > 0; round += 1) {
  if (rounds > 1) console.log(`stories: visit ${round} of ${rounds}`);
  const update = rounds > 1 ? round === 1 : options.update;
  const visit = async (mode: TestedMode) => ({
    mode,
    ...(await visitStories({ url, mode, browser, update, pictures })),
  });
  visits.push(...(await Promise.all(modes.map(visit))));
}
for (const report of visits) {
  passed += report.passed;
  failures.push(...report.failures);
  const expected = visited.length;
  const ran = report.passed + report.failures.length;
  if (ran !== expected) {
    const message = `${ran} of ${expected} stories were visited.`;
    failures.push({ title: report.mode, message });
  }
}
storybook.close();
if (!options.filter && rounds === 1) {
  checkStale();
  const planted = await checkPlanted(browser);
  passed += planted.passed;
  failures.push(...planted.failures);
}
if (options.update && rounds === 1 && process.platform === 'linux')
  noteBrowser(root, browserVersion(browser));

for (const { title, message } of failures) console.log(`\n✗ ${title}\n${indent(message)}`);
explain();
const report = writeReport(pictures, modes);
if (report) console.log(`\nPictures that changed, side by side: ${report}`);
console.log(closingLine('stories', { passed, failed: failures.length }));
process.exitCode = failures.length > 0 ? 1 : 0;

function checkStale(): void {
  const pictured = storiesOf(storybook.index).filter(({ tags }) => !tags.includes(noPicture));
  const ids = new Set(pictured.map(({ id }) => id));
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
