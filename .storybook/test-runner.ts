import { setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { compareShot, updateBaseline } from '../tools/visual/compare.ts';
import { settle, storyBox } from '../tools/visual/frame.ts';
import { leftPage, type PageProblems, watchProblems } from '../tools/visual/problems.ts';
import { runnerHeader } from '../tools/visual/serve.ts';
import { defaultWidth, isTestedMode, testedModes, widths, windowHeight } from './modes.ts';
import { noPicture } from './overview.ts';

const root = process.env.PARLOUR_PICTURES_ROOT ?? process.cwd();
const target = process.env.TARGET_URL ?? 'http://127.0.0.1:6006';
const updating = process.env.PARLOUR_UPDATE_BASELINES === '1';

/** Pixels are compared where they were made; elsewhere fonts are drawn differently. */
const comparing = process.platform === 'linux';

/** A step of the browser that takes longer (ms) is stuck; less than the time of a whole test. */
const patience = 10_000;

const watched = new WeakMap<Page, PageProblems>();
/** Set when a story left its page and the next one needs another. */
let lost = false;

const config: TestRunnerConfig = {
  getHttpHeaders: async () => ({ [runnerHeader]: '1' }),

  /** Opens Storybook in the mode of this run, once for each batch of stories. */
  async prepare({ page }) {
    page.setDefaultTimeout(patience);
    await page.goto(new URL('iframe.html?viewMode=story', target).href, { waitUntil: 'load' });
    // The page has loaded before Storybook has read its index.
    await page.waitForFunction(
      () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined,
    );
    // Not through the address: Storybook reads modes from it only where it names a story.
    await page.evaluate((globals) => {
      Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals });
    }, testedModes[mode()]);
  },

  async preVisit(last, { id }) {
    refuseSecondTry();
    const page = lost ? await freshPage(last) : last;
    const { width, moves, globals } = await settings(page, id);
    failOnOtherMode(globals);
    await page.setViewportSize({ width, height: windowHeight });
    await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
    await page.mouse.move(0, 0);
    problemsOf(page).reset();
  },

  /** The story has finished: render, behaviour and accessibility checks are behind it. */
  async postVisit(page, { id, hasFailure }) {
    await failOnProblems(page, id, hasFailure);
    if (hasFailure) {
      await freshPage(page);
      return;
    }
    await page.evaluate(settle);
    await failOnProblems(page, id);

    const { layout, pictured } = await settings(page, id);
    if (!pictured) return;
    const clip = await page.evaluate(storyBox, layout);
    const actual = await page.screenshot({
      clip,
      fullPage: clip.y + clip.height > windowHeight,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      ...(isAboutLayout(id) && { style: flatPictures }),
    });
    if (!comparing) return;
    const shot = { root, mode: process.env.PARLOUR_PICTURES ?? mode(), storyId: id };
    if (updating) return updateBaseline(shot, actual);
    const difference = compareShot(shot, actual);
    if (difference) throw new Error(difference);
  },
};

export default config;

/**
 * The art of games and scenes weighs ten times what the rest of a page does.
 * The components that show it are photographed with it; widgets and long grids
 * with flat boxes in its place, which tell as much about them.
 */
const flatPictures = 'img { filter: brightness(0) opacity(0.3) !important; }';
const isAboutLayout = (id: string) =>
  ['widgets-', 'components-gamegrid', 'brand-matrix', 'brand-studio'].some((start) =>
    id.startsWith(start),
  );

function mode() {
  const name = process.env.PARLOUR_MODE ?? 'light-bn';
  if (!isTestedMode(name)) throw new Error(`PARLOUR_MODE: ${name} is not a mode of modes.ts.`);
  return name;
}

/** The runner visits a story that navigates a second time; here it has failed. */
function refuseSecondTry(): void {
  Reflect.get(globalThis, 'jestPlaywright').resetPage = () => {
    lost = true;
    throw new Error(leftPage);
  };
}

/** A story that broke may have broken the page: the next one gets another. */
async function freshPage(last: Page): Promise<Page> {
  const page = await last.context().newPage();
  Reflect.set(globalThis, 'page', page);
  lost = false;
  await setupPage(page, page.context());
  // In the middle of a navigation closing may hang, so nothing waits for it.
  void last.close();
  return page;
}

/** Looks before waiting for anything: a page that reloads for ever answers nothing. */
async function failOnProblems(page: Page, id: string, hasFailure = false): Promise<void> {
  const seen = problemsOf(page).list();
  // A story that failed says why itself, unless it is gone.
  if (seen.length === 0 || (hasFailure && !seen.includes(leftPage))) return;
  await freshPage(page);
  throw new Error(`${id}:\n${[...new Set(seen)].join('\n')}`);
}

function problemsOf(page: Page): PageProblems {
  const known = watched.get(page);
  if (known) return known;
  const problems = watchProblems(page, new URL(target).origin);
  watched.set(page, problems);
  return problems;
}

interface Settings {
  layout: string;
  width: number;
  /** Whether the story shows motion; all others are visited with reduced motion. */
  moves: boolean;
  /** Whether the story has a picture of its own. */
  pictured: boolean;
  /** What the toolbars say, before the story has a say of its own. */
  globals: Readonly<Record<string, unknown>>;
}

/**
 * What a story says about its window: its layout, its width through
 * `globals.viewport`, and `parameters.motion = 'full'` when motion is its subject.
 */
async function settings(page: Page, id: string): Promise<Settings> {
  const found = await page.evaluate(async (storyId) => {
    // Storybook has no typed way in; the test-runner itself uses this one.
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const story = await preview.storyStore.loadStory({ storyId });
    return {
      layout: String(story.parameters.layout),
      viewport: String(story.storyGlobals?.viewport?.value),
      moves: story.parameters.motion === 'full',
      tags: story.tags.map(String),
      globals: { ...preview.storyStore.userGlobals.get() },
    };
  }, id);
  const width = isWidth(found.viewport) ? found.viewport : defaultWidth;
  const { layout, moves, globals } = found;
  const pictured = !found.tags.includes(noPicture);
  return { layout, width: widths[width], moves, pictured, globals };
}

/** A run that shows another mode than its own would pass, and its pictures would lie. */
function failOnOtherMode(globals: Settings['globals']): void {
  for (const [axis, value] of Object.entries(testedModes[mode()])) {
    if (globals[axis] === value) continue;
    throw new Error(`This run shows ${mode()}, but ${axis} is ${String(globals[axis])}.`);
  }
}

function isWidth(name: string): name is keyof typeof widths {
  return Object.hasOwn(widths, name);
}
