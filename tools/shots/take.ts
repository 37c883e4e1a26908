import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { chosenFor, heights, type Person, type Shot } from './plan.ts';

/** A shot that was taken, or the reason why not. */
export interface Taken {
  readonly shot: Shot;
  /** What the page or the browser reported. */
  readonly problem?: string | undefined;
}

/** The demo accounts behind the names of a plan. */
const accounts: Readonly<Record<Exclude<Person, 'guest'>, string>> = {
  member: 'demo_member',
  agent: 'demo_agent',
};
const password = 'Parlour#2026';

/** What the site stores of a login: entries of the session storage of one tab, by key. */
type Stored = Readonly<Record<string, string>>;

/** Logs in through the form, and returns what the site stores of it. */
async function logIn(browser: Browser, url: string, person: Person): Promise<Stored | undefined> {
  if (person === 'guest') return undefined;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (chosen) => Object.assign(localStorage, chosen),
    chosenFor({ scheme: 'light', language: 'en' }),
  );
  const page = await context.newPage();
  await page.goto(new URL('/login', url).href);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill(accounts[person]);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('group', { name: 'Balance' }).waitFor();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  await context.close();
  return stored;
}

/** Opens a page whose shots differ only by their address. */
async function openPage(browser: Browser, shot: Shot, stored: Stored | undefined): Promise<Page> {
  const { width } = shot;
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
    ...(width < 1024 && { isMobile: true, hasTouch: true }),
  });
  await context.addInitScript(
    ({ chosen, session }) => {
      // The frame of a game has no storage.
      if (window.top !== window) return;
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    { chosen: chosenFor(shot), session: stored ?? {} },
  );
  // The announcements at the start of a visit would cover every page.
  await context.route('**/MCSFE_getListAnnouncements*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [] }, message: null } }),
  );
  return context.newPage();
}

/** Takes one shot from the top of its page, also if the page fails. */
async function take(page: Page, url: string, folder: string, shot: Shot): Promise<Taken> {
  const problems: string[] = [];
  const note = (error: Error) => problems.push(error.message);
  page.on('pageerror', note);
  try {
    await page.goto(new URL(shot.route, url).href);
    await page.waitForLoadState('networkidle', { timeout: 15_000 });
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  page.off('pageerror', note);
  const path = join(folder, shot.file);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 80,
    fullPage: true,
    animations: 'disabled',
  });
  return { shot, ...(problems.length > 0 && { problem: problems.join('; ') }) };
}

/** Takes all shots of a plan in its order. Shots that differ only by address share one page. */
export async function takeShots(
  browser: Browser,
  url: string,
  folder: string,
  plan: readonly Shot[],
  onTaken: (taken: Taken) => void = () => undefined,
): Promise<readonly Taken[]> {
  const kinds = new Map<string, Shot[]>();
  for (const shot of plan) {
    const kind = [shot.as, shot.language, shot.scheme, shot.width].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), shot]);
  }
  const kept = new Map<Person, Stored | undefined>();
  const done = new Map<Shot, Taken>();
  for (const shots of kinds.values()) {
    const [first] = shots;
    if (!first) continue;
    if (!kept.has(first.as)) kept.set(first.as, await logIn(browser, url, first.as));
    const page = await openPage(browser, first, kept.get(first.as));
    for (const shot of shots) {
      const taken = await take(page, url, folder, shot);
      done.set(shot, taken);
      onTaken(taken);
    }
    await page.context().close();
  }
  return plan.flatMap((shot) => done.get(shot) ?? []);
}
