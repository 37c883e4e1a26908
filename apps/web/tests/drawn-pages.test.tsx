// @vitest-environment jsdom
import { catalogues, storyTime } from '@parlour/features/testing';
import { within } from '@testing-library/react';
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
  titleIn,
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
const readIn = ({ html }: Drawing): HTMLElement => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
  return page;
};
const mainOf = (page: HTMLElement) => within(within(page).getByRole('main'));
const textOf = (part: HTMLElement): string => (part.textContent ?? '').replaceAll(/\s+/g, ' ');
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

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
    expect(titleIn(site.place)).toBe(site.title);
    await site.answer();
    expect(site.problems).toEqual([]);
    expect(titleIn(site.place)).toBe(site.title);
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
    const headings = within(page)
      .getAllByRole('heading')
      .map((one) => one.textContent);
    const text = textOf(page);
    for (const { title } of help.topics) expect(headings).toContain(title);
    for (const { title, content } of articles) {
      expect(headings).toContain(title);
      expect(text.replaceAll(' ', '')).toContain(wordsOf(content).replaceAll(' ', ''));
    }
    expect(hrefs(mainOf(page).getAllByRole('link'))).toContain('/help?page=news');
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
    const articles = mainOf(page).getAllByRole('article');
    expect(articles).toHaveLength(promotions.length);
    const text = textOf(page);
    for (const { title } of promotions) expect(text).toContain(title);
    const running = promotions.filter(({ status }) => status !== 'closed');
    expect(running.some(({ status }) => status === 'open')).toBe(true);
    for (const { terms } of running) expect(text).toContain(terms.split('\n')[0]?.trim());
    const cards = articles.filter(({ dataset }) => dataset.state !== 'over');
    expect(cards).toHaveLength(running.length);
    for (const card of cards) {
      expect(card.querySelector('[data-part="facts"]')?.textContent).toMatch(/\S{4}-\S{2}-\S{2}/);
      // Status and step take up their space but are invisible (Promotions.css.ts).
      expect(card.closest('ul')?.dataset.state).toBe('old');
    }
    const site = await openDrawn('/promotions', language, drawing);
    await site.answer(() => site.place.querySelector('main ul[data-state="fresh"]') !== null);
    const links = hrefs(mainOf(site.place).getAllByRole('link'));
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
    const tables = mainOf(readIn(drawing)).getAllByRole('table');
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      const columns = within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent);
      expect(columns).toHaveLength(levels.length + 1);
      for (const [place, { name }] of levels.entries()) expect(columns[place + 1]).toContain(name);
      expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(3);
    }
  },
);

test.each(both)(
  '[WIN-01] [GAM-08] the winners in %s are masked, and show the day instead of the time that has passed',
  async (language) => {
    const drawing = await drawn('/winners', language);
    const rows = mainOf(readIn(drawing)).getAllByRole('listitem');
    expect(rows).toHaveLength(20);
    for (const row of rows) {
      expect(within(row).getByText(/^\S*\*{2,}\S*$/)).toBeVisible();
      expect(within(row).getByText(/^· \S{4}-\S{2}-\S{2}$/)).toBeVisible();
      const [href = ''] = hrefs([within(row).getByRole('link')]);
      expect(href).toMatch(/^\/game\?id=\d+$/);
    }
    // With scripts the page shows the time that has passed, by the clock of the site.
    const site = await openDrawn('/winners', language, drawing);
    const told = () => mainOf(site.place).getAllByRole('listitem')[0]?.textContent ?? '';
    await site.answer(() => !/\S{4}-\S{2}-\S{2}/.test(told()));
    expect(told()).toMatch(/\S/);
  },
);

test.each(both)(
  '[LAY-09] the app page in %s has its guides, and a placeholder for the address of the site',
  async (language) => {
    const drawing = await drawn('/down', language);
    const [beginning = ''] = catalogues[language]['app.linkLabel'].split('{link}');
    const qrCode = { name: new RegExp(`^${beginning}`) };
    const page = readIn(drawing);
    expect(mainOf(page).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(within(page).queryByRole('img', qrCode)).toBeNull();
    // Without scripts these two stay empty, because they need the address.
    const busy = [...page.querySelectorAll('main [aria-busy]')];
    expect(busy).toHaveLength(2);
    for (const place of busy) expect(place.textContent).toBe('');
    expect(drawing.html).not.toContain(anyHost);
    const site = await openDrawn('/down', language, drawing);
    expect(within(site.place).getByRole('img', qrCode)).toBeVisible();
    const main = within(site.place).getByRole('main');
    expect(main).toHaveTextContent(`${window.location.host}/down`);
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
  expect(within(site.place).queryByRole('main')).toBeNull();
});
