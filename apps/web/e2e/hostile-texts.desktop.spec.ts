import type { Page } from '@playwright/test';
import { hostile } from '../../../packages/ui/src/components/SafeHtml/hostile.ts';
import { expect, test } from './fixtures.ts';
import { patchValue } from './patches.ts';
import { dialog, header, logIn } from './people.ts';
import { say } from './texts.ts';

// Tests texts of a server that try to run a script, in every place where the lobby shows a text. Each place gets all of
// them. The fixture fails on a request to another host and on any error of the page.

/** The plain text, the text that ends an attribute, the text that ends an element, and the text written as entities. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `x"'><p>${text}`,
  (text) => `</p></title></textarea></style>${text}`,
  (text) => text.replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
];
const payloads = hostile.flatMap((text) => disguises.map((disguise) => disguise(text)));

/** Addresses that would run a script or leave the site. */
const addresses = hostile.flatMap((text) => [
  `javascript:globalThis.acted=1//${text}`,
  `//evil.example/${text}`,
  `data:text/html,${text}`,
  text,
]);

/** The same for pictures, and absolute addresses of another host: a link may lead there, a picture may not. */
const pictures = addresses.map((address, index) =>
  index % 4 === 3 ? `https://evil.example/${index}.png` : address,
);

// A picture with a harmless address may be missing. The parser of a sanitiser also reports, in an inert document, what
// the policy would refuse. A request to another host still fails the test.
test.use({ expectedErrors: [/Failed to load resource|violates the following Content Security/] });

test.beforeEach(() => {
  expect(payloads.length).toBeGreaterThanOrEqual(300);
  expect(addresses.length).toBeGreaterThanOrEqual(300);
});

/** Expects that none of the payloads has run: they would set `acted`. */
const expectHarmless = async (page: Page) => {
  expect(await page.evaluate(() => 'acted' in globalThis)).toBe(false);
};

/** Presses the button with this name, once per frame, until it is gone or disabled. Returns how often. */
const pressToTheEnd = (page: Page, name: string, rows = '') =>
  page.evaluate(
    async ({ name, rows }) => {
      const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      const next = () =>
        [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
          (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
        );
      for (let pressed = 0; ; pressed += 1) {
        for (const row of document.querySelectorAll<HTMLElement>(rows || 'none')) {
          row.click();
          await frame();
        }
        const button = next();
        const rests = !button || button.matches(':disabled, [aria-disabled="true"]');
        if (rests) return pressed;
        button.click();
        await frame();
      }
    },
    { name, rows },
  );

test('[NOT-03] 300 hostile notices: none runs, none calls another host', async ({ page }) => {
  await patchValue<{ id: string }[]>(page, '/wps/system/notices', ([first]) =>
    payloads.map((text, index) => ({ ...first, id: String(index), title: text, content: text })),
  );
  await page.goto('/');
  const bar = page.getByRole('region', { name: say('notice.notice') });
  const first = bar.getByRole('button').filter({ hasText: 'acted' }).first();
  // The bar scrolls, and a real click would wait until it stops.
  await first.dispatchEvent('click');
  await expect(dialog(page)).toBeVisible();
  expect(await pressToTheEnd(page, say('notice.older'))).toBe(payloads.length - 1);
  await expectHarmless(page);
});

test.describe('at the start of a visit', () => {
  test.use({ announcements: true });

  test('[NOT-02] [NOT-03] 300 hostile announcements: none runs', async ({ page }) => {
    await patchValue<{ list: { id: string }[] }>(
      page,
      '/wps/relay/MCSFE_getListAnnouncements',
      ({ list: [first] }) => ({
        list: payloads.map((text, index) => ({
          ...first,
          id: String(index),
          title: text,
          content: text,
        })),
      }),
    );
    await page.goto('/');
    await expect(dialog(page)).toBeVisible();
    const pages = await pressToTheEnd(
      page,
      say('a11y.nextPage'),
      '[role="dialog"] li button:has([data-state$="read"])',
    );
    expect(pages).toBe(Math.ceil(payloads.length / 9) - 1);
    await expectHarmless(page);
  });
});

/** Replaces the rows of a list that the lobby shows. */
const patchRows = (page: Page, path: string, rows: (first: object) => readonly object[]) =>
  patchValue<{ list: object[] }>(page, path, ({ list: [first = {}] }) => ({ list: rows(first) }));

const expectSafeLinks = async (page: Page) => {
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => !/^(?:\/(?![/\\])|#|https:\/\/)/.test(href))).toEqual([]);
  expect(links.filter((href) => href.includes('evil'))).toEqual([]);
};

test('[GAM-07] 300 hostile game names and cover addresses: names are shown as text, no picture is loaded', async ({
  page,
}) => {
  await patchRows(page, '/wps/relay/GCSGAME_hotGamesV2', (first) =>
    payloads.map((gameName, index) => ({
      ...first,
      nodeId: index + 1,
      gameName,
      coverUrl: pictures[index],
    })),
  );
  await page.goto('/hot');
  const games = page.getByRole('main').getByRole('article');
  await expect(games.filter({ hasText: hostile[0] ?? '' }).first()).toBeVisible();
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
  });
  await expectSafeLinks(page);
  await expectHarmless(page);
});

test('[BAN-01] 300 hostile banner addresses lead nowhere and load nothing', async ({ page }) => {
  const few = 60;
  for (let from = 0; from < addresses.length; from += few) {
    await page.unrouteAll({ behavior: 'wait' });
    await patchValue<object[]>(page, '/wps/system/banners', ([first]) =>
      addresses.slice(from, from + few).map((address, index) => ({
        ...first,
        bannerId: String(index),
        url: pictures[from + index],
        linkage: address,
        title: payloads[from + index],
      })),
    );
    await page.goto('/');
    await expect(
      page
        .getByRole('main')
        .getByText(payloads[from] ?? '')
        .first(),
    ).toBeVisible();
    await expectSafeLinks(page);
    await expectHarmless(page);
  }
});

test('[LAY-03] [LAY-06] 300 hostile nicknames are shown as text, 300 hostile service paths not at all', async ({
  page,
}) => {
  const nickname = payloads.join(' ');
  await patchValue<object>(page, '/wps/member/info', (member) => ({ ...member, nickname }));
  await patchRows(page, '/wps/customerService', (first) =>
    payloads.map((title, index) => ({ ...first, type: 1, title, path: addresses[index] })),
  );
  await logIn(page);
  await expect(
    header(page)
      .getByText(hostile[0] ?? '')
      .first(),
  ).toBeVisible();
  await expectHarmless(page);
  await page.getByRole('button', { name: say('nav.help') }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText('evil.example')).toHaveCount(0);
  await expectSafeLinks(page);
  await expectHarmless(page);
});
