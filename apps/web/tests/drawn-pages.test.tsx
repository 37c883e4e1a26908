// @vitest-environment jsdom
import { storyTime } from '@parlour/features/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { HelpCentre } from '../../../packages/api-client/src/generated/model/helpCentre.zod.ts';
import { Promotions } from '../../../packages/api-client/src/generated/model/promotions.zod.ts';
import { VipLevels } from '../../../packages/api-client/src/generated/model/vipLevels.zod.ts';
import { asksOf } from '../drawn-paths.ts';
import { anyHost } from '../src/app/drawn.ts';
import type { Drawing } from '../src/draw.tsx';
import {
  closeDrawn,
  type DrawnLanguage,
  drawPage,
  openDrawn,
  type SentCall,
} from './drawn-page.fixture.tsx';
import { standInForBrowser } from './site.fixture.tsx';

// Prerendered documents contain the content of their pages. React hydrates them without a difference, however old they
// are (docs/decisions/027).

beforeAll(() => {
  standInForBrowser();
  // jsdom has no layout.
  HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(async () => {
  await closeDrawn();
  vi.setSystemTime(storyTime);
  document.body.replaceChildren();
});

const drawn = (path: string, language: DrawnLanguage): Promise<Drawing> =>
  drawPage(path, language, asksOf(path));

/** The answer of one address that a document was prerendered from. */
const answerIn = ({ answers }: Drawing, address: string): unknown =>
  answers.find(([key]) => key[1] === address)?.[1];

/** The text of an HTML text of the backend. */
const wordsOf = (html: string): string => {
  const box = document.createElement('template');
  box.innerHTML = html;
  return (box.content.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};

/** Everything a reader without scripts sees: without scripts `noscript` is an ordinary element. */
const readIn = ({ html }: Drawing): DocumentFragment => {
  const box = document.createElement('template');
  box.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
  return box.content;
};
const textOf = (part: DocumentFragment): string => (part.textContent ?? '').replaceAll(/\s+/g, ' ');

const pages = ['/help', '/helpmc', '/promotions', '/vip', '/winners', '/down'] as const;
const both = ['bn', 'en'] as const;

test.each(both.flatMap((language) => pages.map((path) => [path, language] as const)))(
  '[LAY-01] [NAV-03] %s in %s is hydrated without a difference, hours later',
  async (path, language) => {
    const drawing = await drawn(path, language);
    // The document contains what is the same for every visitor. What depends on the window or the time has a
    // placeholder.
    vi.setSystemTime(storyTime + 5 * 3_600_000);
    const site = await openDrawn(path, language, drawing);
    expect(site.problems).toEqual([]);
    expect(site.place.querySelector('main h1')).toBe(site.title);
    await site.answer();
    expect(site.problems).toEqual([]);
    expect(site.place.querySelector('main h1')).toBe(site.title);
    expect(site.place.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0);
  },
);

test.each(both)(
  '[HLP-01] the help in %s has every question with its answer, and links to its other pages',
  async (language) => {
    const drawing = await drawn('/help', language);
    const help = HelpCentre.parse(answerIn(drawing, '/wps/system/helpCenter'));
    const articles = help.topics.flatMap((topic) => topic.articles);
    expect(articles.length).toBeGreaterThan(5);
    const page = readIn(drawing);
    const headings = [...page.querySelectorAll('h2, h3')].map((one) => one.textContent);
    const text = textOf(page);
    for (const { title } of help.topics) expect(headings).toContain(title);
    for (const { title, content } of articles) {
      expect(headings).toContain(title);
      expect(text.replaceAll(' ', '')).toContain(wordsOf(content).replaceAll(' ', ''));
    }
    expect(page.querySelector('main a[href="/help?page=news"]')).not.toBeNull();
    // With scripts, none of it is an element of the page.
    const alone = document.createElement('div');
    alone.innerHTML = drawing.html;
    expect(alone.querySelectorAll('noscript')).toHaveLength(1);
  },
);

test.each(both)(
  '[PRO-01] the promotions in %s have title, days and terms; status and step appear with a fresh answer',
  async (language) => {
    const drawing = await drawn('/promotions', language);
    const promotions = Promotions.parse(answerIn(drawing, '/wps/promotions'));
    const page = readIn(drawing);
    expect(page.querySelectorAll('main article')).toHaveLength(promotions.length);
    const text = textOf(page);
    for (const { title } of promotions) expect(text).toContain(title);
    const running = promotions.filter(({ status }) => status !== 'closed');
    expect(running.some(({ status }) => status === 'open')).toBe(true);
    for (const { terms } of running) expect(text).toContain(terms.split('\n')[0]?.trim());
    const cards = [...page.querySelectorAll('main article:not([data-state="over"])')];
    expect(cards).toHaveLength(running.length);
    for (const card of cards) {
      expect(card.querySelector('[data-part="facts"]')?.textContent).toMatch(/\S{4}-\S{2}-\S{2}/);
      // Status and step take up their space but are invisible (Promotions.css.ts).
      expect(card.closest('ul')?.dataset.state).toBe('old');
    }
    const site = await openDrawn('/promotions', language, drawing);
    await site.answer(() => site.place.querySelector('main ul[data-state="fresh"]') !== null);
    const links = [...site.place.querySelectorAll('main a')].map((one) => one.getAttribute('href'));
    for (const { promotionId, status } of running) {
      if (status === 'open') expect(links).toContain(`/promoDetail?id=${promotionId}`);
    }
  },
);

test.each(both)(
  '[VIP-01] the VIP page in %s has all levels with their benefits',
  async (language) => {
    const drawing = await drawn('/vip', language);
    const { levels } = VipLevels.parse(answerIn(drawing, '/wps/v2/vip/levels'));
    // One table for wide windows, and one for phones without scripts.
    const tables = [...readIn(drawing).querySelectorAll('main table')];
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      const columns = [...table.querySelectorAll('thead th')].map((one) => one.textContent);
      expect(columns).toHaveLength(levels.length + 1);
      for (const [place, { name }] of levels.entries()) expect(columns[place + 1]).toContain(name);
      expect(table.querySelectorAll('tbody tr').length).toBeGreaterThan(3);
    }
  },
);

test.each(both)(
  '[WIN-01] [GAM-08] the winners in %s are masked, and show the day instead of the time that has passed',
  async (language) => {
    const drawing = await drawn('/winners', language);
    const rows = [...readIn(drawing).querySelectorAll('main [data-component="winner-row"]')];
    expect(rows).toHaveLength(20);
    for (const row of rows) {
      const player = row.querySelector('[data-part="player"]')?.textContent ?? '';
      expect(player).toMatch(/^\S*\*{2,}\S* · \S{4}-\S{2}-\S{2}$/);
      expect(row.querySelector('a')?.getAttribute('href')).toMatch(/^\/game\?id=\d+$/);
    }
    // With scripts the page shows the time that has passed, by the clock of the site.
    const site = await openDrawn('/winners', language, drawing);
    const told = () => site.place.querySelector('[data-part="player"]')?.textContent ?? '';
    await site.answer(() => !/\S{4}-\S{2}-\S{2}/.test(told()));
    expect(told()).toMatch(/\S/);
  },
);

test.each(both)(
  '[LAY-09] the app page in %s has its guides, and a placeholder for the address of the site',
  async (language) => {
    const drawing = await drawn('/down', language);
    const page = readIn(drawing);
    expect(page.querySelectorAll('main ol li').length).toBeGreaterThan(1);
    expect(page.querySelector('[data-component="qr-code"]')).toBeNull();
    // Without scripts these two stay empty, because they need the address.
    const busy = [...page.querySelectorAll('main [aria-busy]')];
    expect(busy).toHaveLength(2);
    for (const place of busy) expect(place.textContent).toBe('');
    expect(drawing.html).not.toContain(anyHost);
    const site = await openDrawn('/down', language, drawing);
    expect(site.place.querySelector('[data-component="qr-code"]')).not.toBeNull();
    expect(site.place.querySelector('main')?.textContent).toContain(`${window.location.host}/down`);
    await site.answer();
  },
);

test('a document is prerendered for an anonymous visitor, and all its calls have the same headers', async () => {
  for (const path of pages) {
    const sent: SentCall[] = [];
    await drawPage(path, 'en', asksOf(path), (call) => sent.push(call));
    const [first] = sent;
    expect(Object.keys(first?.headers ?? {})).not.toContain('authorization');
    for (const { address, headers } of sent) {
      expect(asksOf(path)).toContain(address);
      expect(headers).toEqual(first?.headers);
    }
  }
});

test('closeDrawn closes a page that a test has left open, and removes its spy', async () => {
  const isSpied = () => vi.isMockFunction(Reflect.get(console, 'error'));
  const site = await openDrawn('/down', 'en', await drawn('/down', 'en'));
  expect(isSpied()).toBe(true);
  await closeDrawn();
  expect(isSpied()).toBe(false);
  expect(site.place.querySelector('main')).toBeNull();
});
