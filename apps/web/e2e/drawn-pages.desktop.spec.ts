import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say } from './texts.ts';

// What public pages are about is in their documents (docs/decisions/027): text and links without scripts, and with
// scripts nothing that disappears again.

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page, level: number, name: string): Locator =>
  main(page).getByRole('heading', { level, name, exact: true }).first();

/** The first words of a text of the backend. */
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
  /** What the backend tells everybody, in the language of the test. */
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
        test(`[HLP-01] [NAV-03] ${path} answers every question in ${language}, and leads on`, async ({
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
              // Inside a `noscript` Playwright looks for no text, but for elements with it.
              const texts = main(page).locator('[data-component="safe-html"]');
              const own = texts.filter({ hasText: beginning(article.content) });
              await expect(own.first()).toBeVisible();
            }
          }
          // What would open them is not there.
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
        // A status of the day the document was drawn may be over, and so may its step; the days of the offer are not.
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

      test(`[VIP-01] [NAV-03] the levels in ${language} stand side by side, on a phone too`, async ({
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

      test(`[WIN-01] [GAM-08] the winners in ${language} are masked, and told by their day`, async ({
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

      test(`[LAY-09] [NAV-03] the app page in ${language} says how the site becomes an app`, async ({
        page,
      }) => {
        await page.goto('/down');
        await expect(heading(page, 1, say('app.download'))).toBeVisible();
        await expect(heading(page, 2, say('app.howTo'))).toBeVisible();
        await expect(main(page).getByText(say('app.iosStep1')).first()).toBeVisible();
      });
    });

    test(`[LAY-01] what a document says in ${language} never makes way for an empty place`, async ({
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
