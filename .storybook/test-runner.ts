import { isSheet, isZoomed } from '@parlour/stories/list';
import { isSeen, type Looks, noteSeen, readPlan, runnerHeader } from '@parlour/stories/visual';
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import {
  comeToRest,
  failUnlessItFitsZoomed,
  modeNamed,
  openStorybook,
  picturesOf,
  prepareWindow,
  takeScreenshots,
} from './runner/camera.ts';
import { compareShot, updateBaseline } from './runner/compare.ts';
import { leftPage, type PageProblems, watchProblems } from './runner/problems.ts';

const root = process.env.PARLOUR_PICTURES_ROOT ?? process.cwd();
const target = process.env.TARGET_URL ?? 'http://127.0.0.1:6006';
const mode = modeNamed(process.env.PARLOUR_MODE ?? 'light-bn');
const plan = readPlan(process.env.PARLOUR_PLAN ?? '');
const updating = process.env.PARLOUR_UPDATE_BASELINES === '1';

/** Pictures are compared only in the browser that drew them, because another one renders text differently. */
const comparing = process.env.PARLOUR_COMPARE === '1' || updating;

/** A browser step that takes longer (ms) counts as stuck. It is shorter than the time limit of a test. */
const timeoutMs = 60_000;

const watched = new WeakMap<Page, PageProblems>();
/** Layout of the current story. */
let layout = '';
/** Set when a story left its page, so that the next story gets a new page. */
let lost = false;

const config: TestRunnerConfig = {
  getHttpHeaders: async () => ({ [runnerHeader]: '1' }),

  /** Opens Storybook in the mode of this run, once for each batch of stories. */
  async prepare({ page }) {
    page.setDefaultTimeout(timeoutMs);
    await openStorybook(page, target, mode);
  },

  async preVisit(last, { id }) {
    refuseSecondTry();
    const page = lost ? await freshPage(last) : last;
    ({ layout } = await prepareWindow(page, mode, id, looksOf(id).axe));
    problemsOf(page).reset();
  },

  /** Runs after render, behaviour and accessibility checks of the story. */
  async postVisit(page, { id, hasFailure }) {
    await look(page, id, hasFailure);
    if (!hasFailure && isZoomed(id, looksOf(id).picture)) {
      // A page of all states has a separate story for right to left.
      await failUnlessItFitsZoomed(page, isSheet(id) ? ['ltr'] : ['ltr', 'rtl']);
    }
  },
};

export default config;

/** Checks the story and its picture in their final state. */
async function look(page: Page, id: string, hasFailure: boolean): Promise<void> {
  await failOnProblems(page, id, hasFailure);
  if (hasFailure) {
    await freshPage(page);
    return;
  }
  await comeToRest(page, problemsOf(page));
  await failOnProblems(page, id);

  if (!looksOf(id).picture || !comparing) return;
  const shot = { root, mode: process.env.PARLOUR_PICTURES ?? mode, storyId: id };
  const screenshots = await takeScreenshots(page, id, layout);
  if (isSeen(shot, screenshots)) return;
  const pictures = await picturesOf(screenshots);
  if (updating) {
    await updateBaseline(shot, pictures);
    noteSeen(shot, screenshots);
    return;
  }
  if ((await compareShot(shot, pictures)) === undefined) return;
  // A difference counts only if a second screenshot has it too.
  await comeToRest(page, problemsOf(page));
  const second = await picturesOf(await takeScreenshots(page, id, layout));
  const difference = await compareShot(shot, second);
  if (difference) throw new Error(difference);
}

function looksOf(id: string): Looks {
  const looks = plan.get(id);
  if (!looks) throw new Error(`${id} is not in the plan of this run.`);
  return looks;
}

/** By default the runner visits a story that navigates a second time. Here such a story fails. */
function refuseSecondTry(): void {
  Reflect.get(globalThis, 'jestPlaywright').resetPage = () => {
    lost = true;
    throw new Error(leftPage);
  };
}

/** Opens a new page for the next story, because a story that failed may have broken the page. */
async function freshPage(last: Page): Promise<Page> {
  const page = await last.context().newPage();
  Reflect.set(globalThis, 'page', page);
  lost = false;
  await setupPage(page, page.context());
  // Closing may hang during a navigation, so it is not awaited.
  void last.close();
  return page;
}

/** Checks for problems before waiting for anything: a page that reloads forever never answers. */
async function failOnProblems(page: Page, id: string, hasFailure = false): Promise<void> {
  const seen = problemsOf(page).list();
  // A failed story reports its own error, unless it has left the page.
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
