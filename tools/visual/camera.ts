import type { Page } from 'playwright';
import {
  defaultWidth,
  isTestedMode,
  openTimers,
  type TestedMode,
  testedModes,
  widths,
  windowHeight,
} from '../../.storybook/modes.ts';
import { noPicture } from '../../.storybook/overview.ts';
import { settle, storyBox } from './frame.ts';
import type { PageProblems } from './problems.ts';

/** The mode of this name; throws for a name that `modes.ts` does not list. */
export function modeNamed(name: string): TestedMode {
  if (!isTestedMode(name)) throw new Error(`${name} is not a mode of modes.ts.`);
  return name;
}

/** The window every picture is taken in, before the story has its say. */
export const contextOptions = {
  viewport: { width: widths[defaultWidth], height: windowHeight },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Asia/Dhaka',
} as const;

/** Opens Storybook in a mode, without a story. `axe` off leaves the accessibility check out. */
export async function openStorybook(
  page: Page,
  url: string,
  mode: TestedMode,
  { axe = true }: { axe?: boolean } = {},
): Promise<void> {
  await page.goto(new URL('iframe.html?viewMode=story', url).href, { waitUntil: 'load' });
  // The page has loaded before Storybook has read its index.
  await page.waitForFunction(
    () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined,
  );
  const globals = { ...testedModes[mode], ...(!axe && { a11y: { manual: true } }) };
  // Not through the address: Storybook reads modes from it only where it names a story.
  await page.evaluate((chosen) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('updateGlobals', { globals: chosen });
  }, globals);
}

/** What a story says about its window and its picture. */
export interface Settings {
  readonly layout: string;
  readonly width: number;
  /** Whether the story shows motion; all others are visited with reduced motion. */
  readonly moves: boolean;
  /** Whether the story has a picture of its own. */
  readonly pictured: boolean;
  /** What the toolbars say, before the story has a say of its own. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * What a story says about its window: its layout, its width through
 * `globals.viewport`, and `parameters.motion = 'full'` when motion is its subject.
 */
export async function settingsOf(page: Page, id: string): Promise<Settings> {
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

/** Gives the next story the window it asks for. Fails when the page shows another mode: its pictures would lie. */
export async function prepareWindow(
  page: Page,
  mode: TestedMode,
  { width, moves, globals }: Settings,
): Promise<void> {
  for (const [axis, value] of Object.entries(testedModes[mode])) {
    if (globals[axis] === value) continue;
    throw new Error(`This run shows ${mode}, but ${axis} is ${String(globals[axis])}.`);
  }
  await page.setViewportSize({ width, height: windowHeight });
  await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
  await page.mouse.move(0, 0);
}

/** The picture of a story that has come to rest. */
export async function takePicture(
  page: Page,
  id: string,
  { layout }: Pick<Settings, 'layout'>,
): Promise<Buffer> {
  const clip = await page.evaluate(storyBox, layout);
  return page.screenshot({
    clip,
    fullPage: clip.y + clip.height > windowHeight,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    ...(isAboutLayout(id) && { style: flatPictures }),
  });
}

/** A story that is not whole after so long (ms) will not be; limits of the runner are longer. */
const patience = 30_000;

/**
 * Waits until nothing of the story is on its way: no request is open, and the page
 * itself has come to rest. Throws `not settled: …` with what is missing.
 */
export async function comeToRest(page: Page, { open, asked }: PageProblems): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    while (open().length > 0) {
      if (performance.now() > end) throw new Error(`not settled: ${open().join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const before = asked();
    const left = await page.evaluate(settle, { limit: patience, timers: openTimers });
    if (left !== '') throw new Error(`not settled: ${left}`);
    // The rest may have ended by asking for another file.
    if (asked() === before && open().length === 0) return;
  }
}

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

function isWidth(name: string): name is keyof typeof widths {
  return Object.hasOwn(widths, name);
}
