import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictured } from '@parlour/stories/list';
import { isTestedMode, type TestedMode, testedModes } from '@parlour/stories/modes';
import { forgetSeen, type Plan } from '@parlour/stories/visual';
import { browserVersion, ensureShell } from './lib/browser.ts';
import { helpWhenAsked } from './lib/help.ts';
import { reports, root, storyChecks } from './lib/paths.ts';
import { closeLayer, type TestResult, writeResults } from './lib/test-results.ts';
import { noteBrowser, notedBrowser, removeBaselines, staleBaselines } from './stories/baselines.ts';
import { noteDrawnPages, undrawnPages, withoutPictures } from './stories/brand-pages.ts';
import { buildStorybook } from './stories/build.ts';
import { checkFailingStories } from './stories/failing-stories.ts';
import { forgetReport, writeReport } from './stories/html-report.ts';
import { withListing } from './stories/listing.ts';
import { everything, gate, isIn } from './stories/plan.ts';
import { axeResult } from './stories/report.ts';
import { readIndex, serveStorybook } from './stories/serve.ts';
import { type IndexEntry, storiesOf } from './stories/story-index.ts';
import { visitStories } from './stories/visit.ts';

helpWhenAsked(`pnpm test:stories [--filter TEXT] [--file PATH] [--mode light-bn] [--gate] [--update] [--pictures-only]
                  [--repeat 10] [--list]

  Visits every story of the built Storybook in every mode of packages/stories/src/modes.ts: render, behaviour, axe,
  console, network, and its picture where it has one.
  --filter          stories whose id, title or name contains the text; given more than once, any of them
  --file            the stories of a file, by its path from the root; given more than once, of each of them
  --mode            only this mode; may stand several times
  --gate            what a change has to pass: gate in tools/stories/plan.ts
  --update          makes today's pictures the baselines
  --pictures-only   the stories that have a picture, without axe
  --repeat          visits so often and compares each picture with the one of the first visit, not with its
                    baseline: a story whose pictures differ is unstable
  --list            writes the names of the added stories into the files of components, and visits none`);

// Pictures are compared in the browser that drew them; its version is noted beside them.
const { values: options } = parseArgs({
  options: {
    filter: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    gate: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    mode: { type: 'string', multiple: true },
    repeat: { type: 'string', default: '1' },
    'pictures-only': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

process.chdir(root);
if (options.list) {
  for (const file of globSync('packages/ui/src/components/**/*.stories.tsx')) {
    writeFileSync(file, withListing(readFileSync(file, 'utf8'), join(root, file)));
  }
  process.exit();
}
const modes = (options.mode ?? Object.keys(testedModes)).filter(isTestedMode);
const browser = ensureShell();
const here = browserVersion(browser);
const drawnBy = notedBrowser(root);
const rounds = Math.max(1, Math.trunc(Number(options.repeat)) || 1);
const isRepeated = rounds > 1;
const compare = isRepeated || (process.platform === 'linux' && drawnBy === here);
const folder = await buildStorybook(options.file ? { files: options.file } : {});
const stories = storiesOf(readIndex(folder));
// Pictures that are drawn now, or compared with their own first picture, need no earlier ones.
const isDrawing = options.update || isRepeated;
const undrawn = undrawnPages(root, stories);
const plans = isDrawing ? planned() : withoutPictures(planned(), undrawn);
const visits = modes.flatMap((mode) => [...(plans.get(mode)?.keys() ?? [])]);
mkdirSync(reports, { recursive: true });
console.log(
  `stories: ${visits.length} visits of ${new Set(visits).size} stories in ${modes.join(' and ')}`,
);
if (!compare && !options.update) {
  console.log(
    `stories: pictures are not compared: ${drawnBy} drew them, this is ${here} on ${process.platform}. On Linux, look at the stories and draw them anew: pnpm test:stories --pictures-only --update`,
  );
}

for (const id of compare && !isDrawing ? undrawn : []) {
  if (!visits.includes(id)) continue;
  console.log(
    `stories: ${id} has no pictures yet and is not compared. Look at it, then: pnpm test:stories --filter ${id} --update`,
  );
}

const pictures = isRepeated ? join(reports, 'repeat') : root;
if (isRepeated) rmSync(pictures, { recursive: true, force: true });
for (const mode of modes) forgetReport(pictures, mode);
const results: TestResult[] = [];
for (let round = 1; round <= rounds; round += 1) {
  if (isRepeated) console.log(`stories: visit ${round} of ${rounds}`);
  const update = isRepeated ? round === 1 : options.update;
  results.push(...(await Promise.all(modes.map((mode) => visit(mode, update)))).flat());
}

const isWhole =
  !options.filter &&
  !options.file &&
  !isRepeated &&
  modes.length === Object.keys(testedModes).length;
const others = [...checkVisits(), ...(isWhole ? checkStale() : [])];
const selfTests = isWhole && !options['pictures-only'] ? await checkFailingStories(browser) : [];
if (isWhole && !options['pictures-only']) {
  const titles = results.filter(({ passed }) => !passed).map(({ title }) => title);
  const axe = modes.map((mode) => axeResult(mode, plans.get(mode) ?? new Map(), titles));
  // Results that belong to no single story, for tools/requirements.ts.
  writeResults(storyChecks, [...selfTests, ...axe]);
}
if (options.update && isWhole && process.platform === 'linux') noteBrowser(root, here);
if (options.update && !isRepeated) noteDrawnPages(root, stories, isWhole);

const report = writeReport(pictures, modes);
if (report) console.log(`\nPictures that changed, side by side: ${report}`);
process.exitCode = closeLayer('stories', {
  code: 0,
  results: [...results, ...selfTests],
  problems: others,
});

/** The visits that the command line asks for, by mode. */
function planned(): ReadonlyMap<TestedMode, Plan> {
  const filters = options.filter?.map((text) => text.toLowerCase());
  const isWanted = ({ id, title, name, tags }: IndexEntry) => {
    if (options['pictures-only'] && !tags.includes(pictured)) return false;
    const words = `${id} ${title} ${name}`.toLowerCase();
    return filters?.some((text) => words.includes(text)) ?? true;
  };
  const wanted = stories.filter(isWanted);
  const plans = options.gate ? gate(wanted, modes) : everything(wanted, modes);
  if (!options['pictures-only']) return plans;
  const withoutAxe = (plan: Plan): Plan =>
    new Map([...plan].map(([id, looks]) => [id, { ...looks, axe: false }]));
  return new Map([...plans].map(([mode, plan]) => [mode, withoutAxe(plan)]));
}

/** Visits the stories of a mode. */
async function visit(mode: TestedMode, update: boolean): Promise<readonly TestResult[]> {
  const plan = plans.get(mode) ?? new Map();
  const served = await serveStorybook(folder, ({ id }) => plan.has(id));
  const { url } = served;
  const found =
    storiesOf(served.chosen).length === 0
      ? []
      : await visitStories({ url, mode, browser, plan, compare, update, pictures });
  served.close();
  return found;
}

/** Checks that every story has a visit and every visit a story. */
function checkVisits(): readonly string[] {
  const problems = stories
    .filter(({ tags }) => !tags.includes('test'))
    .map(({ id }) => `${id}: No story is left out: remove the tag !test.`);
  if (visits.length === 0) {
    problems.push(`No story or mode fits ${JSON.stringify(options)}.`);
  }
  const expected = visits.length * rounds;
  if (results.length !== expected) {
    problems.push(`${results.length} of ${expected} visits gave a result.`);
  }
  return problems;
}

/** Lists baselines without a story. With `--update` they are removed. */
function checkStale(): readonly string[] {
  return modes.flatMap((mode) => {
    const ids = new Set(
      stories
        .filter((story) => story.tags.includes(pictured) && isIn(story, mode))
        .map(({ id }) => id),
    );
    const stale = staleBaselines(root, mode, ids);
    if (options.update) {
      removeBaselines(root, mode, stale);
      forgetSeen(root, mode, ids);
      return [];
    }
    const advice =
      'No story stands behind this baseline: pnpm test:stories --pictures-only --update removes it.';
    return stale.map((name) => `baselines/${mode}/${name}: ${advice}`);
  });
}
