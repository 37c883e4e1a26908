import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { isTestedMode, type TestedMode, testedModes } from '../.storybook/modes.ts';
import { noPicture } from '../.storybook/overview.ts';
import { browserVersion, ensureShell } from './lib/browser.ts';
import { closingLine } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { noteBrowser, notedBrowser, removeBaselines, staleBaselines } from './visual/baselines.ts';
import { buildStorybook } from './visual/build.ts';
import { forgetReport } from './visual/compare.ts';
import { writeReport } from './visual/html-report.ts';
import { walkPictures } from './visual/pictures.ts';
import { checkPlanted } from './visual/planted.ts';
import type { Failure, StoryReport } from './visual/report.ts';
import { serveStorybook } from './visual/serve.ts';
import { storiesOf } from './visual/story-index.ts';
import { visitStories } from './visual/visit.ts';

/*
 * pnpm test:stories [--filter <text>] [--update] [--mode light-bn] [--repeat 10 [--pictures-only]]
 *
 * Visits every story of the built Storybook in every mode of `.storybook/modes.ts`:
 * render, behaviour, axe, console, network, screenshot against its baseline.
 * `--filter` visits stories whose id, title or name contains the text; given more than once, any of them.
 * `--update` makes today's pictures the baselines.
 * `--repeat 10` visits ten times and compares each picture with the one of the
 * first visit, not with its baseline: a story whose pictures differ is unstable.
 * `--pictures-only` visits the stories that have a picture, without axe and by
 * two pages a mode: behaviours still run, because the picture shows where they
 * end. Repeated, each walk begins at another story.
 */
const { values: options } = parseArgs({
  options: {
    filter: { type: 'string', multiple: true },
    update: { type: 'boolean', default: false },
    mode: { type: 'string', multiple: true },
    repeat: { type: 'string', default: '1' },
    'pictures-only': { type: 'boolean', default: false },
  },
});

process.chdir(root);
const modes = (options.mode ?? Object.keys(testedModes)).filter(isTestedMode);
const browser = ensureShell();
const picturesOnly = options['pictures-only'];
const filters = options.filter?.map((text) => text.toLowerCase());
const storybook = await serveStorybook(await buildStorybook(), (story) => {
  const { id, title, name, tags } = story;
  if (picturesOnly && tags.includes(noPicture)) return false;
  const words = `${id} ${title} ${name}`.toLowerCase();
  return filters?.some((text) => words.includes(text)) ?? true;
});
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
for (const mode of modes) forgetReport(pictures, mode);
const visits: (StoryReport & { mode: string })[] = [];
for (let round = 1; round <= rounds && visited.length > 0; round += 1) {
  if (rounds > 1) console.log(`stories: visit ${round} of ${rounds}`);
  const update = rounds > 1 ? round === 1 : options.update;
  // Each walk begins elsewhere: no story may owe its picture to the one before it.
  const from = (visited.length * (round - 1)) / rounds;
  const visit = async (mode: TestedMode) => ({
    mode,
    ...(picturesOnly
      ? await walkPictures({ url, mode, browser, stories: visited, pictures, update, from })
      : await visitStories({ url, mode, browser, update, pictures })),
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
if (!options.filter && !picturesOnly && rounds === 1) {
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
