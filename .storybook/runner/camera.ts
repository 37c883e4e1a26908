import {
  defaultWidth,
  isTestedMode,
  type TestedMode,
  testedModes,
  widths,
  windowHeight,
} from '@parlour/stories/modes';
import type { Page } from 'playwright';
import { openTimers, withoutAxe } from '../globals.ts';
import { settle, storyBox } from './frame.ts';
import { cut, type Picture, readPicture } from './picture.ts';
import type { PageProblems } from './problems.ts';

/** Returns the mode with this name. Throws for a name that `modes.ts` does not list. */
export function modeNamed(name: string): TestedMode {
  if (!isTestedMode(name)) throw new Error(`${name} is not a mode of modes.ts.`);
  return name;
}

/** The window of every picture, before the settings of the story. */
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
  // The page has loaded, but Storybook reads its index later.
  await page.waitForFunction(
    () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined,
  );
  // Not through the address: Storybook reads modes from it only if it names a story.
  await page.evaluate((chosen) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('updateGlobals', { globals: chosen });
  }, testedModes[mode]);
}

/** The settings of a story for its window and picture. */
export interface Settings {
  readonly layout: string;
  readonly width: number;
  /** Whether the story shows motion; all others are visited with reduced motion. */
  readonly moves: boolean;
  /** Whether the system paints the story in forced colours. */
  readonly forced: boolean;
}

/** The current window of a page. It is remembered, because changing it takes as long as rendering a small story. */
const windows = new WeakMap<Page, Omit<Settings, 'layout'>>();

/**
 * Sets the window for the next story: its width from `globals.viewport`, motion from `parameters.motion = 'full'` and
 * forced colours from `parameters.colours = 'forced'`. Tells the page whether axe runs. Throws if the page shows
 * another mode, because its pictures would be wrong.
 */
export async function prepareWindow(
  page: Page,
  mode: TestedMode,
  id: string,
  axe: boolean,
): Promise<Settings> {
  const { globals, ...settings } = await settingsOf(page, id, axe);
  for (const [axis, value] of Object.entries(testedModes[mode])) {
    if (globals[axis] === value) continue;
    throw new Error(`This run shows ${mode}, but ${axis} is ${String(globals[axis])}.`);
  }
  const { width, moves, forced } = settings;
  const before = windows.get(page);
  if (before?.width !== width) await page.setViewportSize({ width, height: windowHeight });
  if (before?.moves !== moves || before.forced !== forced) {
    await page.emulateMedia({
      reducedMotion: moves ? 'no-preference' : 'reduce',
      forcedColors: forced ? 'active' : 'none',
    });
  }
  if (!before) await page.mouse.move(0, 0);
  windows.set(page, { width, moves, forced });
  return settings;
}

/** Loads a story and reads its settings, and the toolbar values before the story changes them. */
async function settingsOf(page: Page, id: string, axe: boolean) {
  const found = await page.evaluate(
    async ([storyId, axeIsOff, off]) => {
      Reflect.set(globalThis, axeIsOff, off);
      // Storybook has no typed API for this; the test-runner itself uses it.
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const story = await preview.storyStore.loadStory({ storyId });
      return {
        layout: String(story.parameters.layout),
        viewport: String(story.storyGlobals?.viewport?.value),
        moves: story.parameters.motion === 'full',
        forced: story.parameters.colours === 'forced',
        globals: { ...preview.storyStore.userGlobals.get() },
      };
    },
    [id, withoutAxe, !axe] as const,
  );
  const { layout, viewport, moves, forced, globals } = found;
  const width = widths[isWidth(viewport) ? viewport : defaultWidth];
  return { layout, width, moves, forced, globals };
}

/** The window of a story at a zoom of 200 % (WCAG 1.4.4, 1.4.10), in CSS px. */
const zoomed = { width: widths[defaultWidth] / 2, height: windowHeight / 2 } as const;

/**
 * Zooms a story to 200 %. It is the last check of a story; the next one sets its own window size. Throws if the page
 * scrolls sideways in one of the directions, and names the states that overflow. Also throws if a window over the page
 * overflows or scrolls sideways.
 */
export async function failUnlessItFitsZoomed(
  page: Page,
  directions: readonly ('ltr' | 'rtl')[],
): Promise<void> {
  windows.delete(page);
  await page.setViewportSize(zoomed);
  for (const direction of directions) {
    const problem = await page.evaluate(whatSticksOut, direction);
    if (problem !== '') throw new Error(`Zoomed to 200 %, ${direction}: ${problem}`);
  }
}

/** Runs in the page: names what is wider than the window in a direction, or returns `''`. */
async function whatSticksOut(direction: string): Promise<string> {
  const root = document.documentElement;
  const own = root.dir;
  root.dir = direction;
  // Gives components time to measure themselves.
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const { scrollWidth, clientWidth } = root;
  const states = [...document.querySelectorAll<HTMLElement>('[data-shown]')]
    .filter((figure) => figure.scrollWidth > figure.clientWidth)
    .map((figure) => figure.dataset.shown);
  // A fixed element does not make the page scroll. One pixel is tolerated for rounding.
  const wide = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    .filter((box) => {
      const { left, right } = box.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1 || box.scrollWidth > box.clientWidth + 1;
    })
    .map((box) => box.dataset.component ?? box.getAttribute('aria-label') ?? '');
  root.dir = own;
  if (scrollWidth > clientWidth) {
    return `the page scrolls sideways: ${[`${scrollWidth} px in ${clientWidth} px`, ...states].join(', ')}`;
  }
  return wide.length > 0 ? `a window sticks out or scrolls sideways: ${wide.join(', ')}` : '';
}

/** Height of a picture in px. A longer story has several, from the top. */
const longestPicture = 2_400;

/**
 * Height of a screenshot in px. Every screenshot renders the page again, and a browser paints at most 16,384 px at
 * once.
 */
const longestShot = 6 * longestPicture;

/** Takes screenshots (PNG) of a settled story, from the top. */
export async function takeScreenshots(
  page: Page,
  id: string,
  layout: string,
): Promise<readonly Buffer[]> {
  // Content far below the window has only an estimated height until it is visible.
  const everything = await page.addStyleTag({
    content: '* { content-visibility: visible !important }',
  });
  const { x, y, width, height } = await page.evaluate(storyBox, layout);
  const shots: Buffer[] = [];
  for (let top = 0; top < height; top += longestShot) {
    const shot = await page.screenshot({
      clip: { x, y: y + top, width, height: Math.min(longestShot, height - top) },
      fullPage: y + height > windowHeight,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      ...(isAboutLayout(id) && { style: flatPictures }),
    });
    shots.push(shot);
  }
  await everything.evaluate((style) => style.parentNode?.removeChild(style));
  return shots;
}

/** Cuts the screenshots into the pictures that are stored. */
export async function picturesOf(screenshots: readonly Buffer[]): Promise<readonly Picture[]> {
  const shots = await Promise.all(screenshots.map(readPicture));
  return shots.flatMap((shot) => cut(shot, longestPicture));
}

/** If a story is not complete after this time (ms), it fails. The limits of the runner are longer. */
const timeoutMs = 30_000;

/**
 * Waits until no request of the story is pending and the page itself has settled. Throws `not settled: …` with what is
 * missing.
 */
export async function comeToRest(page: Page, { open, asked }: PageProblems): Promise<void> {
  const end = performance.now() + timeoutMs;
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
    // While it settled, the page may have requested another file.
    if (asked() === before && open().length === 0) return;
    if (performance.now() > end) fail('it asks for one file after the other');
  }
}

/**
 * The art of games and scenes is ten times larger than the rest of a page. The components that show it are pictured
 * with it. Widgets and long grids are pictured with flat boxes instead, which show the layout just as well.
 */
const flatPictures = 'img { filter: brightness(0) opacity(0.3) !important; }';
const isAboutLayout = (id: string) =>
  ['widgets-', 'components-gamegrid', 'components-gamecard', 'brand-'].some((start) =>
    id.startsWith(start),
  );

function isWidth(name: string): name is keyof typeof widths {
  return Object.hasOwn(widths, name);
}
