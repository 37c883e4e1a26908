import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { compareShot, updateBaseline } from '../tools/visual/compare.ts';
import { storyBox } from '../tools/visual/frame.ts';
import { type PageProblems, watchProblems } from '../tools/visual/problems.ts';
import { defaultWidth, isTestedMode, testedModes, widths, windowHeight } from './modes.ts';

const root = process.cwd();
const target = process.env.TARGET_URL ?? 'http://127.0.0.1:6006';
const updating = process.env.PARLOUR_UPDATE_BASELINES === '1';

/** Pixels are compared where they were made; elsewhere fonts are drawn differently. */
const comparing = process.platform === 'linux';

const problems = new WeakMap<Page, PageProblems>();
const visited = new WeakSet<BrowserContext>();

const config: TestRunnerConfig = {
  /** Opens Storybook in the mode of this run, once for each file of stories. */
  async prepare({ page, browserContext }) {
    if (visited.has(browserContext)) {
      throw new Error('A story left its page (navigation or reload); the checks do not try again.');
    }
    visited.add(browserContext);
    const globals = Object.entries(testedModes[mode()]).map(([axis, value]) => `${axis}:${value}`);
    const url = new URL('iframe.html', target);
    url.search = `viewMode=story&globals=${globals.join(';')}`;
    problems.set(page, watchProblems(page, url.origin));
    await page.goto(url.href, { waitUntil: 'load' });
  },

  async preVisit(page, { id }) {
    const { width } = await settings(page, id);
    await page.setViewportSize({ width, height: windowHeight });
    await page.mouse.move(0, 0);
    problems.get(page)?.reset();
  },

  /** The story has finished: render, behaviour and accessibility checks are behind it. */
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await page.evaluate(() => document.fonts.ready);
    const seen = problems.get(page)?.list() ?? [];
    if (seen.length > 0) throw new Error(`${id}:\n${seen.join('\n')}`);

    const { layout } = await settings(page, id);
    const clip = await page.evaluate(storyBox, layout);
    const actual = await page.screenshot({
      clip,
      fullPage: clip.y + clip.height > windowHeight,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    if (!comparing) return;
    const shot = { root, mode: mode(), storyId: id };
    if (updating) return updateBaseline(shot, actual);
    const difference = compareShot(shot, actual);
    if (difference) throw new Error(difference);
  },
};

export default config;

function mode() {
  const name = process.env.PARLOUR_MODE ?? 'light-bn';
  if (!isTestedMode(name)) throw new Error(`PARLOUR_MODE: ${name} is not a mode of modes.ts.`);
  return name;
}

/** What a story says about its window: its layout and, through `globals.viewport`, its width. */
async function settings(page: Page, id: string): Promise<{ layout: string; width: number }> {
  const found = await page.evaluate(async (storyId) => {
    // Storybook has no typed way in; the test-runner itself uses this one.
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const story = await preview.storyStore.loadStory({ storyId });
    return {
      layout: String(story.parameters.layout),
      viewport: String(story.storyGlobals?.viewport?.value),
    };
  }, id);
  const width = isWidth(found.viewport) ? found.viewport : defaultWidth;
  return { layout: found.layout, width: widths[width] };
}

function isWidth(name: string): name is keyof typeof widths {
  return Object.hasOwn(widths, name);
}
