import type { Page } from '@playwright/test';
import { visit } from '../centres.ts';
import { idle } from '../rest.ts';
import type { Language } from '../texts.ts';
import { addressOf, type Part, placeOf, type Trail, trailOf } from './addresses.ts';
import { axeFindings, bringAxe } from './axe.ts';
import { type Finding, judge, namelessIn } from './judge.ts';
import { look, overlays, type Seen, windowsOver } from './look.ts';
import { hearNoise } from './noise.ts';
import { type Opener, openersOf } from './openers.ts';
import type { Person } from './people.ts';
import { type Report, reportOf } from './report.ts';
import { arrive, opened, settle, timeoutMs } from './rests.ts';

/** The input of a walk, what it has seen, and what it has pressed. */
export interface Walk {
  readonly page: Page;
  readonly rest: () => Promise<void>;
  readonly language: Language;
  readonly trail: Trail;
  readonly report: Report;
  readonly noise: () => readonly Finding[];
  /** How often a kind of control was pressed. */
  readonly pressed: Map<string, number>;
  /** Every screen, in the order it was checked. */
  readonly screens: string[];
  /** The addresses among them: links that were followed. */
  readonly followed: string[];
  /** What was pressed, and the result. */
  readonly presses: string[];
  /** Names of all buttons, to find those that could be pressed but are not. */
  readonly buttons: Set<string>;
}

/** Of a hundred questions two are opened; of tabs up to twelve. */
const mostOfKind = { tab: 12, other: 2 };
/** What an opened window offers to open is opened too, but not deeper. */
const deepest = 1;

/** Checks the current screen, or the part `within` if only that is new. `unready`: findings from while it settled. */
async function judgeScreen(
  walk: Walk,
  name: string,
  unready: readonly Finding[],
  within?: string,
): Promise<Seen> {
  const { page, report, language, trail } = walk;
  const seen = await look(page);
  const site = new URL(page.url()).origin;
  for (const { href, isNewWindow, isDownload } of seen.links) {
    if (new URL(href).origin === site && !isNewWindow && !isDownload) trail.add(addressOf(href));
  }
  for (const button of seen.buttons) walk.buttons.add(button);
  report.note(name, [
    ...unready,
    ...judge(seen, language, site),
    ...namelessIn(await page.locator('body').ariaSnapshot()),
    ...(await axeFindings(page, within)),
    ...walk.noise(),
  ]);
  walk.screens.push(name);
  return seen;
}

/** Closes windows with Escape. The next step from there uses the keyboard. */
async function closeDownTo(walk: Walk, name: string, count: number): Promise<boolean> {
  const { page, rest, report } = walk;
  const open = () => windowsOver(page);
  // A list within a window takes one Escape, the window the next one.
  for (let press = 0; press < 3 && (await open()) > count; press += 1) {
    await page.keyboard.press('Escape');
    await idle(page);
    await rest();
  }
  if ((await open()) <= count) return true;
  report.note(name, [{ rule: 'does not close by Escape', what: '' }]);
  return false;
}

/** Whether the opener was pressed often enough in its place. */
function isKnown({ pressed }: Walk, place: string, opener: Opener): boolean {
  const each = opener.isFrame ? `frame ${opener.name}` : `${place} ${opener.kind} ${opener.name}`;
  const kind = opener.isFrame ? each : `${place} ${opener.kind}`;
  const most = opener.isFrame ? 1 : opener.isTab ? mostOfKind.tab : mostOfKind.other;
  return pressed.has(each) || (pressed.get(kind) ?? 0) >= most;
}

function notePress({ pressed }: Walk, place: string, opener: Opener): void {
  const each = opener.isFrame ? `frame ${opener.name}` : `${place} ${opener.kind} ${opener.name}`;
  const kind = `${place} ${opener.kind}`;
  pressed.set(each, 1);
  if (!opener.isFrame) pressed.set(kind, (pressed.get(kind) ?? 0) + 1);
}

/** Opens what can be opened, checks it and closes it. Returns `false` if the screen had to be left. */
async function openAll(
  walk: Walk,
  address: string,
  name: string,
  depth = 0,
  isOffered: (opener: Opener) => boolean = () => true,
): Promise<boolean> {
  const place = depth === 0 ? placeOf(address) : `in ${name}`;
  for (;;) {
    const all = await openersOf(walk.page, depth > 0);
    const opener = all.find((one) => isOffered(one) && !isKnown(walk, place, one));
    if (!opener) return true;
    notePress(walk, place, opener);
    const stays = await open(walk, address, `${name} › ${opener.name}`, opener, depth);
    if (stays) continue;
    await walk.page.goto(address);
    await arrive(walk, address);
    if (depth > 0) return false;
  }
}

/**
 * Selector of the part in which the opened content is: a window over the page, or the content. `undefined` means the
 * whole document.
 */
export function newPart({ isFrame }: Pick<Opener, 'isFrame'>, isOver: boolean): string | undefined {
  if (isOver) return overlays;
  return isFrame ? undefined : 'main';
}

/** Presses one opener. Returns `false` if the page has navigated or does not close what it opened. */
async function open(
  walk: Walk,
  address: string,
  name: string,
  opener: Opener,
  depth: number,
): Promise<boolean> {
  const { page, report, trail, presses } = walk;
  const url = page.url();
  const before = await windowsOver(page);
  try {
    const control = page.locator(opener.selector);
    // Moving content stops while it has the focus.
    await control.focus({ timeout: timeoutMs });
    await control.click({ timeout: timeoutMs });
  } catch (error) {
    const what = String(error).split('\n').slice(2).join(' ').slice(0, 600);
    report.note(name, [{ rule: 'cannot be pressed', what }]);
    return false;
  }
  const unready = [...(await opened(walk, opener.selector, url, before)), ...(await settle(walk))];
  if (page.url() !== url) {
    trail.add(addressOf(page.url()));
    presses.push(`${name} leads to ${addressOf(page.url())}`);
    await judgeScreen(walk, name, unready);
    return false;
  }
  const isOver = (await windowsOver(page)) > before;
  await judgeScreen(walk, name, unready, newPart(opener, isOver || before > 0));
  presses.push(`${name} opens ${isOver ? 'a window' : 'something in its place'}`);
  if (!isOver) return !opener.isByWords;
  if (depth < deepest && !(await openAll(walk, address, name, depth + 1))) return false;
  return closeDownTo(walk, name, before);
}

/** Walks through one part of the site as a person who has entered already. */
export async function walkThrough(
  page: Page,
  rest: () => Promise<void>,
  { parts, refused }: Pick<Person, 'parts' | 'refused'>,
  part: Part,
  language: Language,
): Promise<Walk> {
  const walk: Walk = {
    page,
    rest,
    language,
    trail: trailOf(part, parts),
    report: reportOf(),
    noise: hearNoise(page, refused),
    pressed: new Map(),
    screens: [],
    followed: [],
    presses: [],
    buttons: new Set(),
  };
  await bringAxe(page);
  await page.goto('/');
  walk.trail.add('/');
  if (part !== 'site') {
    await judgeScreen(walk, '/', await settle(walk));
    await openAll(walk, '/', '/', 0, ({ isFrame }) => isFrame);
  }
  for (let address = walk.trail.next(); address; address = walk.trail.next()) {
    await follow(walk, address);
  }
  return walk;
}

/** Closes windows before a link is followed. From page to page of a centre it stays within the centre. */
async function leaveWindows(walk: Walk, address: string): Promise<void> {
  const { page } = walk;
  const isCentre = (path: string) => /[?&](?:member|agent)=/.test(path);
  // A link in the centre leads to the page. The state of a list can only come from an address.
  if (!address.includes('list.') && isCentre(address) && isCentre(page.url())) return;
  if (!(await closeDownTo(walk, walk.screens.at(-1) ?? '', 0))) await page.goto('/');
}

/** Follows a link to an address, checks the screen, and opens what can be opened. */
async function follow(walk: Walk, address: string): Promise<void> {
  const { page, report } = walk;
  const answer = await page.request.get(address);
  if (!answer.ok()) report.note(address, [{ rule: 'failed page', what: String(answer.status()) }]);
  await leaveWindows(walk, address);
  await visit(page, address);
  await judgeScreen(walk, address, await arrive(walk, address));
  walk.followed.push(address);
  await openAll(walk, address, address);
}
