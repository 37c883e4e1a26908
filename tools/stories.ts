import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTestedMode, type TestedMode, testedModes } from '../.storybook/modes.ts';
import { noPicture } from '../.storybook/overview.ts';
import { browserVersion, ensureShell } from './lib/browser.ts';
import { closingLine } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { type Failure, indented, secondLook } from './lib/second-look.ts';
import type { TestResult } from './lib/test-results.ts';
import { noteBrowser, notedBrowser, removeBaselines, staleBaselines } from './visual/baselines.ts';
import { buildStorybook } from './visual/build.ts';
import { forgetReport } from './visual/compare.ts';
import { writeReport } from './visual/html-report.ts';
import { walkPictures } from './visual/pictures.ts';
import { checkPlanted } from './visual/planted.ts';
import { storyResult, storyTitle } from './visual/report.ts';
import { serveStorybook } from './visual/serve.ts';
import { storiesOf } from './visual/story-index.ts';
import { visitStories } from './visual/visit.ts';

/*
 * pnpm test:stories [--filter <text>] [--update] [--mode light-bn] [--second-look]
 *                   [--repeat 10 [--pictures-only]]
 *
 * Visits every story of the built Storybook in every mode of `.storybook/modes.ts`:
 * render, behaviour, axe, console, network, screenshot against its baseline.
 * `--filter` visits stories whose id, title or name contains the text; given more than once, any of them.
 * Pictures are compared with the browser they were drawn with, noted beside them.
 * `--update` makes today's pictures the baselines.
 * `--second-look` visits what failed once more, alone, before it counts.
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
    'second-look': { type: 'boolean', default: false },
  },
});

process.chdir(root);
const modes = (options.mode ?? Object.keys(testedModes)).filter(isTestedMode);
const browser = ensureShell();
const here = browserVersion(browser);
const drawnBy = notedBrowser(root);
const rounds = Math.max(1, Math.trunc(Number(options.repeat)) || 1);
const isRepeated = rounds > 1;
const compare = isRepeated || (process.platform === 'linux' && drawnBy === here);
const picturesOnly = options['pictures-only'];
const isWhole = !options.filter && !picturesOnly && !isRepeated;
const filters = options.filter?.map((text) => text.toLowerCase());
const folder = await buildStorybook();
const storybook = await serveStorybook(folder, (story) => {
  const { id, title, name, tags } = story;
  if (picturesOnly && tags.includes(noPicture)) return false;
  const words = `${id} ${title} ${name}`.toLowerCase();
  return filters?.some((text) => words.includes(text)) ?? true;
});
const visited = storiesOf(storybook.chosen);
mkdirSync(reports, { recursive: true });
console.log(`stories: ${visited.length} stories in ${modes.join(' and ')}`);
if (!compare && !options.update) {
  console.log(
    `stories: pictures are not compared: ${drawnBy} drew them, this is ${here} on ${process.platform}. On Linux, look at them and draw them anew: pnpm test:stories --update`,
  );
}

const pictures = isRepeated ? join(reports, 'repeat') : root;
if (isRepeated) rmSync(pictures, { recursive: true, force: true });
for (const mode of modes) forgetReport(pictures, mode);
const results: TestResult[] = [];
for (let round = 1; round <= rounds && visited.length > 0; round += 1) {
  if (isRepeated) console.log(`stories: visit ${round} of ${rounds}`);
  const walk = {
    url: storybook.url,
    browser,
    pictures,
    update: isRepeated ? round === 1 : options.update,
  };
  // Each walk begins elsewhere: no story may owe its picture to the one before it.
  const from = (visited.length * (round - 1)) / rounds;
  const visit = (mode: TestedMode) =>
    picturesOnly
      ? walkPictures({ ...walk, mode, compare, stories: visited, from })
      : visitStories({ ...walk, mode, compare });
  results.push(...(await Promise.all(modes.map(visit))).flat());
}
storybook.close();

const { failed, unsteady } = await secondLook(
  'stories',
  results.filter(({ passed }) => !passed),
  options['second-look'] ? visitAgain : undefined,
);
const others = [...checkVisits(), ...(isWhole ? checkStale() : [])];
const planted = isWhole ? await checkPlanted(browser) : [];
if (options.update && !isRepeated && process.platform === 'linux') noteBrowser(root, here);

const failures = [...failed, ...others, ...planted.filter(({ passed }) => !passed)];
for (const { title, message } of failures) console.log(`\n✗ ${title}\n${indented(message)}`);
const report = writeReport(pictures, modes);
if (report) console.log(`\nPictures that changed, side by side: ${report}`);
const all = [...results, ...planted];
const passed = all.filter((result) => result.passed).length + unsteady.length;
console.log(closingLine('stories', { passed, failed: failures.length }));
process.exitCode = failures.length > 0 ? 1 : 0;

/** Visits stories that failed once more, one mode after the other; answers those that passed. */
async function visitAgain(failures: readonly Failure[]): Promise<ReadonlySet<string>> {
  const keys = new Set(failures.map(({ key }) => key));
  const again: TestResult[] = [];
  for (const mode of modes) {
    const served = await serveStorybook(folder, (story) => keys.has(storyTitle(mode, story)));
    const name = `stories-${mode}-second`;
    if (storiesOf(served.chosen).length > 0) {
      again.push(...(await visitStories({ url: served.url, mode, browser, compare, name })));
    }
    served.close();
  }
  return new Set(again.filter((result) => result.passed).map(({ key }) => key));
}

/** Nothing is left out: no story without a visit, no visit without a story. */
function checkVisits(): readonly Failure[] {
  const problems = storiesOf(storybook.index)
    .filter(({ tags }) => !tags.includes('test'))
    .map(({ id }) => storyResult(id, 'No story is left out: remove the tag !test.'));
  if (modes.length === 0 || visited.length === 0) {
    problems.push(storyResult('stories', `No story or mode fits ${JSON.stringify(options)}.`));
  }
  const expected = visited.length * modes.length * rounds;
  if (results.length !== expected) {
    problems.push(storyResult('stories', `${results.length} of ${expected} visits gave a result.`));
  }
  return problems;
}

/** Baselines that no story stands behind; with `--update` they go. */
function checkStale(): readonly Failure[] {
  const pictured = storiesOf(storybook.index).filter(({ tags }) => !tags.includes(noPicture));
  const ids = new Set(pictured.map(({ id }) => id));
  return modes.flatMap((mode) => {
    const stale = staleBaselines(root, mode, ids);
    if (options.update) {
      removeBaselines(root, mode, stale);
      return [];
    }
    const advice = 'No story stands behind this baseline: pnpm test:stories --update removes it.';
    return stale.map((name) => storyResult(`baselines/${mode}/${name}`, advice));
  });
}
