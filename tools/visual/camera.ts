import type { Page } from 'playwright';
import {
  defaultWidth,
  isTestedMode,
  openTimers,
  type TestedMode,
  testedModes,
  widths,
  windowHeight,
  withoutAxe,
} from '../../.storybook/modes.ts';
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

/** Opens Storybook in a mode, without a story. */
export async function openStorybook(page: Page, url: string, mode: TestedMode): Promise<void> {
  await page.goto(new URL('iframe.html?viewMode=story', url).href, { waitUntil: 'load' });
  // The page has loaded before Storybook has read its index.
  await page.waitForFunction(
    () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined,
  );
  // Not through the address: Storybook reads modes from it only where it names a story.
  await page.evaluate((chosen) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('updateGlobals', { globals: chosen });
  }, testedModes[mode]);
}

/** What a story says about its window and its picture. */
export interface Settings {
  readonly layout: string;
  readonly width: number;
  /** Whether the story shows motion; all others are visited with reduced motion. */
  readonly moves: boolean;
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
      globals: { ...preview.storyStore.userGlobals.get() },
    };
  }, id);
  const width = isWidth(found.viewport) ? found.viewport : defaultWidth;
  const { layout, moves, globals } = found;
  return { layout, width: widths[width], moves, globals };
}

/**
 * Gives the next story the window it asks for, and says whether axe looks at it.
 * Fails when the page shows another mode: its pictures would lie.
 */
export async function prepareWindow(
  page: Page,
  mode: TestedMode,
  { width, moves, globals }: Settings,
  axe: boolean,
): Promise<void> {
  for (const [axis, value] of Object.entries(testedModes[mode])) {
    if (globals[axis] === value) continue;
    throw new Error(`This run shows ${mode}, but ${axis} is ${String(globals[axis])}.`);
  }
  await page.setViewportSize({ width, height: windowHeight });
  await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
  await page.mouse.move(0, 0);
  await page.evaluate(([name, value]) => Reflect.set(globalThis, name, value), [
    withoutAxe,
    !axe,
  ] as const);
}

/** Height of a picture in px; a longer story gets several, from the top. */
const longestPicture = 2_400;

/** The pictures of a story that has come to rest, as PNG. */
export async function takePictures(
  page: Page,
  id: string,
  { layout }: Pick<Settings, 'layout'>,
): Promise<readonly Buffer[]> {
  // What is far below the window has an estimated height until it is seen.
  const everything = await page.addStyleTag({
    content: '* { content-visibility: visible !important }',
  });
  const { x, y, width, height } = await page.evaluate(storyBox, layout);
  const pictures: Buffer[] = [];
  for (let top = 0; top < height; top += longestPicture) {
    pictures.push(
      await page.screenshot({
        clip: { x, y: y + top, width, height: Math.min(longestPicture, height - top) },
        fullPage: y + height > windowHeight,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        ...(isAboutLayout(id) && { style: flatPictures }),
      }),
    );
  }
  await everything.evaluate((style) => style.parentNode?.removeChild(style));
  return pictures;
}

/** A story that is not whole after so long (ms) will not be; limits of the runner are longer. */
const patience = 30_000;

/**
 * Waits until nothing of the story is on its way: no request is open, and the page
 * itself has come to rest. Throws `not settled: …` with what is missing.
 */
export async function comeToRest(page: Page, { open, asked }: PageProblems): Promise<void> {
  const end = performance.now() + patience;
  const fail = (missing: string): never => {
    throw new Error(`not settled: ${missing}`);
  };
  for (;;) {
    while (open().length > 0) {
      if (performance.now() > end) fail(open().join(', '));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const before = asked();
    const limit = Math.max(0, end - performance.now());
    const left = await page.evaluate(settle, { limit, timers: openTimers });
    if (left !== '') fail(left);
    // The rest may have ended by asking for another file.
    if (asked() === before && open().length === 0) return;
    if (performance.now() > end) fail('it asks for one file after the other');
  }
}

/**
 * The art of games and scenes weighs ten times what the rest of a page does.
 * The components that show it are photographed with it; widgets and long grids
 * with flat boxes in its place, which tell as much about them.
 */
const flatPictures = 'img { filter: brightness(0) opacity(0.3) !important; }';
const isAboutLayout = (id: string) =>
  ['widgets-', 'components-gamegrid', 'components-gamecard', 'brand-'].some((start) =>
    id.startsWith(start),
  );

function isWidth(name: string): name is keyof typeof widths {
  return Object.hasOwn(widths, name);
}
