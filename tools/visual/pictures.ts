import { type BrowserContext, chromium, type Page } from 'playwright';
import type { TestedMode } from '../../.storybook/modes.ts';
import { browserFlags, pixelFlags } from '../lib/browser.ts';
import type { TestResult } from '../lib/test-results.ts';
import {
  comeToRest,
  contextOptions,
  openStorybook,
  prepareWindow,
  settingsOf,
  takePicture,
} from './camera.ts';
import { compareShot, updateBaseline } from './compare.ts';
import { leftPage, type PageProblems, watchProblems } from './problems.ts';
import { type StoryReport, storyResult, storyTitle } from './report.ts';
import type { IndexEntry } from './story-index.ts';

/** One walk through the pictures of a served Storybook. */
export interface Walk {
  readonly url: string;
  readonly mode: TestedMode;
  /** Path of the browser. */
  readonly browser: string;
  readonly stories: readonly IndexEntry[];
  /** Where baselines are read and differences written. */
  readonly pictures: string;
  /** Whether pictures are compared with their baselines. */
  readonly compare: boolean;
  /** Makes the pictures the baselines. */
  readonly update: boolean;
  /** The story to begin with, by its place; the walk goes round. Default the first. */
  readonly from?: number;
}

/** Pages of a mode that walk side by side: much of a visit is waiting for frames. */
const pages = 2;
/** Stories in a row on one page, as in the whole run. */
const batch = 60;
/** A story that takes longer (ms) is stuck. */
const patience = 60_000;

/**
 * Takes the picture of every story and compares it, without axe and without the
 * test-runner: behaviours run, because the picture shows where they end. Each
 * walk may begin at another story, so that none always follows the same one.
 */
export async function walkPictures(walk: Walk): Promise<StoryReport> {
  const { stories, from = 0 } = walk;
  const first = Math.trunc(from) % Math.max(1, stories.length);
  const queue = [...stories.slice(first), ...stories.slice(0, first)];
  const browser = await chromium.launch({
    executablePath: walk.browser,
    args: [...browserFlags, ...pixelFlags],
  });
  const results: TestResult[] = [];
  const one = async () => {
    const context = await browser.newContext(contextOptions);
    for (let batched = queue.splice(0, batch); batched.length > 0; ) {
      results.push(...(await visitBatch(context, batched, walk)));
      batched = queue.splice(0, batch);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, one));
  await browser.close();
  return results;
}

async function visitBatch(
  context: BrowserContext,
  stories: readonly IndexEntry[],
  walk: Walk,
): Promise<StoryReport> {
  const results: TestResult[] = [];
  let page: Page | undefined;
  let problems: PageProblems | undefined;
  for (const story of stories) {
    const title = storyTitle(walk.mode, story);
    try {
      if (!page || !problems) {
        page = await context.newPage();
        page.setDefaultTimeout(patience);
        await openStorybook(page, walk.url, walk.mode, { axe: false });
        problems = watchProblems(page, new URL(walk.url).origin);
      }
      results.push(storyResult(title, await visit(page, problems, story.id, walk)));
    } catch (error) {
      results.push(storyResult(title, String(error)));
      // A story that broke may have broken the page.
      void page?.close();
      page = undefined;
    }
  }
  await page?.close();
  return results;
}

/** What is wrong with the picture of a story, or nothing. Throws when the story itself failed. */
async function visit(
  page: Page,
  problems: PageProblems,
  id: string,
  { mode, pictures, update, compare }: Walk,
): Promise<string | undefined> {
  const settings = await settingsOf(page, id);
  await prepareWindow(page, mode, settings);
  problems.reset();
  const failure = await page.evaluate(playStory, { id, patience });
  if (failure !== '') throw new Error(failure);
  await comeToRest(page, problems);
  if (problems.list().includes(leftPage)) throw new Error(leftPage);
  const shot = { root: pictures, mode, storyId: id };
  if (!update) {
    return compare ? compareShot(shot, await takePicture(page, id, settings)) : undefined;
  }
  updateBaseline(shot, await takePicture(page, id, settings));
  return undefined;
}

/** Renders a story and waits for the end of its behaviour. Answers what went wrong, '' for nothing. */
function playStory({ id, patience: limit }: { id: string; patience: number }): Promise<string> {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  return new Promise((resolve) => {
    const ends = {
      storyFinished: (end: { storyId: string; status: string }) => {
        if (end.storyId === id) close(end.status === 'error' ? 'The story failed.' : '');
      },
      storyErrored: ({ title }: { title: string }) => close(title),
      storyThrewException: ({ message }: Error) => close(message),
      playFunctionThrewException: ({ message }: Error) => close(message),
      storyMissing: () => close('There is no such story.'),
    };
    const timer = setTimeout(() => close(`The story did not end within ${limit} ms.`), limit);
    const close = (message: string) => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(ends)) channel.off(event, listener);
      resolve(message);
    };
    for (const [event, listener] of Object.entries(ends)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
