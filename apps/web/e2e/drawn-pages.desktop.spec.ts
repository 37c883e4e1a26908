import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say } from './texts.ts';

// The documents of public pages contain their content (docs/decisions/027): text and links without scripts. With
// scripts none of it disappears again.

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page, level: number, name: string): Locator =>
  main(page).getByRole('heading', { level, name, exact: true }).first();

/** The first words of an HTML text of the backend. */
const beginning = (html: string): string =>
  html
    .split(/<[^>]*>/)
    .map((words) => words.trim())
    .find((words) => words !== '') ?? '';

interface Help {
  readonly topics: readonly {
    readonly title: string;
    readonly articles: readonly { readonly title: string; readonly content: string }[];
  }[];
}
type Offers = readonly {
  readonly title: string;
  readonly status: string;
}[];
interface Levels {
  readonly levels: readonly { readonly name: string }[];
}

for (const language of ['bn', 'en'] as const) {
  /** Returns a public answer of the backend, in the language of the test. */
  const told = async <Value>(page: Page, address: string): Promise<Value> => {
    const answer = await page.request.get(address, {
      headers: { language: language.toUpperCase() },
    });
    const { value }: { value: Value } = await answer.json();
    return value;
  };

  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.beforeEach(({ context, backend }) =>
      context.addCookies([{ name: 'language', value: language, url: backend.url }]),
    );

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      for (const path of ['/help', '/helpmc']) {
        test(`[HLP-01] [NAV-03] ${path} answers every question in ${language}, and links to its other pages`, async ({
          page,
        }) => {
          await page.goto(path);
          await expect(heading(page, 1, say('help.question'))).toBeVisible();
          const { topics } = await told<Help>(page, '/wps/system/helpCenter');
          expect(topics.length).toBeGreaterThan(2);
          for (const { title, articles } of topics) {
            await expect(heading(page, 2, title)).toBeVisible();
            for (const article of articles) {
              await expect(heading(page, 3, article.title)).toBeVisible();
              // Inside a `noscript` Playwright finds no text, but finds elements that contain it.
              const texts = main(page).locator('[data-component="safe-html"]');
              const own = texts.filter({ hasText: beginning(article.content) });
              await expect(own.first()).toBeVisible();
            }
          }
          // The buttons that open an answer are not there.
          await expect(main(page).getByRole('button', { expanded: false })).toHaveCount(0);
          await expect(main(page).locator(`a[href="${path}?page=news"]`)).toBeVisible();
        });
      }

      test(`[PRO-01] [NAV-03] the promotions in ${language} have title, days and terms`, async ({
        page,
      }) => {
        await page.goto('/promotions');
        await expect(heading(page, 1, say('nav.promotions'))).toBeVisible();
        const offers = await told<Offers>(page, '/wps/promotions');
        const cards = main(page).getByRole('article');
        await expect(cards).toHaveCount(offers.length);
        for (const { title } of offers) await expect(heading(page, 2, title)).toBeVisible();
        // Status and step may be outdated since the document was prerendered, so they are invisible. The days of the
        // offer stay.
        const running = cards.and(page.locator(':not([data-state="over"])'));
        await expect(running).toHaveCount(
          offers.filter(({ status }) => status !== 'closed').length,
        );
        const unsure = running.locator('[data-component="badge"], a[href]');
        expect(await unsure.count()).toBeGreaterThan(1);
        await expect(unsure.locator('visible=true')).toHaveCount(0);
        await expect(running.first().locator('[data-part="facts"]')).toContainText(/\S/);
        await expect(running.first().locator('[data-part="terms"]')).toContainText(/\S/);
      });

      test(`[VIP-01] [NAV-03] the levels in ${language} are in one table, on a phone too`, async ({
        page,
      }) => {
        const { levels } = await told<Levels>(page, '/wps/v2/vip/levels');
        await page.goto('/vip');
        await expect(heading(page, 1, say('vip.title'))).toBeVisible();
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 720 });
          const columns = main(page).getByRole('columnheader');
          await expect(columns).toHaveCount(levels.length + 1);
          await expect(columns.last()).toContainText(levels.at(-1)?.name ?? '');
          expect(await main(page).getByRole('row').count()).toBeGreaterThan(3);
        }
      });

      test(`[WIN-01] [GAM-08] the winners in ${language} are masked, and dated by their day`, async ({
        page,
      }) => {
        await page.goto('/winners');
        await expect(heading(page, 1, say('nav.winners'))).toBeVisible();
        const rows = main(page).getByRole('listitem');
        await expect(rows).toHaveCount(20);
        await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^\/game\?id=\d+$/);
        for (const line of await rows.locator('[data-part="player"]').allTextContents()) {
          expect(line).toMatch(/^\w{2}\*{3}\w{2} · \S{4}-\S{2}-\S{2}$/);
        }
      });

      test(`[LAY-09] [NAV-03] the app page in ${language} says how to install the site as an app`, async ({
        page,
      }) => {
        await page.goto('/down');
        await expect(heading(page, 1, say('app.download'))).toBeVisible();
        await expect(heading(page, 2, say('app.howTo'))).toBeVisible();
        await expect(main(page).getByText(say('app.iosStep1')).first()).toBeVisible();
      });
    });

    test(`[LAY-01] no text of a document in ${language} is replaced by an empty place`, async ({
      page,
      rest,
    }) => {
      await page.addInitScript(() => {
        const empty: string[] = [];
        Object.assign(window, { empty_: empty });
        const look = () => {
          const place = document.querySelector('main [aria-busy="true"]');
          if (place) empty.push(place.outerHTML.slice(0, 160));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      for (const path of ['/help', '/helpmc', '/promotions', '/vip', '/winners']) {
        await page.goto(path);
        await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
        await rest();
        expect(await page.evaluate(() => Reflect.get(window, 'empty_')), path).toEqual([]);
      }
    });
  });
}
