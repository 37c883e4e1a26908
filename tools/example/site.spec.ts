import { expect, type Page, test } from '@playwright/test';
import { axeFindings, bringAxe } from '../../apps/web/e2e/crawl/axe.ts';
import { say, speak } from '../../apps/web/e2e/texts.ts';
import { noteTexts, ruleTexts, storyHref, storyTexts } from '../../examples/meghna/src/texts.ts';

// The site of a team with parts of its own, beside the same build in the brand of the product (docs/white-label.md).

const port = new URL(process.env.PARLOUR_EXAMPLE ?? 'http://localhost').port;
const addressOf = (host: 'meghna' | 'padma', path: string): string =>
  `http://${host}.localhost:${port}${path}`;

const languages = ['bn', 'en'] as const;
type Language = (typeof languages)[number];

interface OpenOptions {
  readonly path?: string;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
  readonly host?: 'meghna' | 'padma';
}

/** What the test browser says because it refuses the worker of the site. */
const workerRefused = /^Service Worker registration blocked by Playwright$/;

/** Opens a page. Returns the problems that it reports from then on. */
async function open(page: Page, options: OpenOptions = {}): Promise<readonly string[]> {
  const { path = '/', language = 'bn', scheme = 'light', host = 'meghna' } = options;
  speak(language);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !workerRefused.test(message.text())) problems.push(message.text());
  });
  // The announcements of a first visit cover the page.
  await page.route('**/MCSFE_getListAnnouncements*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [] }, message: null } }),
  );
  await bringAxe(page);
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
  await page.goto(addressOf(host, `${path}?lang=${language}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  return problems;
}

/** The section of the team on home. */
const rulesOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: ruleTexts[language].title });

for (const language of languages) {
  const story = storyTexts[language];
  const notes = noteTexts[language];

  test(`[BRD-02] [LAY-01] (${language}) every slot of home is seen, and the footer is the team's`, async ({
    page,
  }) => {
    const problems = await open(page, { language });
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'meghna');
    const tool = page.getByRole('link', { name: story.title, exact: true }).locator('visible=true');
    await expect(tool.first()).toBeInViewport();
    const rules = rulesOf(page, language);
    await rules.scrollIntoViewIfNeeded();
    await expect(rules).toBeVisible();
    await expect(page.getByText(notes.example)).toBeVisible();
    const footer = page.getByRole('contentinfo').filter({ hasText: notes.footerLead });
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toContainText(say('banner.demoMode'));
    await expect(page.getByRole('region', { name: say('rg.responsiblePlay') })).toHaveCount(1);
    // The vendors stand in the footer of the product only.
    await expect(page.getByRole('button', { name: say('a11y.pauseVendors') })).toHaveCount(0);
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBe(0);
    expect(problems).toEqual([]);
  });

  test(`[NAV-08] [BRD-02] (${language}) the page of the team opens from home without a reload, and by its address`, async ({
    page,
  }) => {
    const problems = await open(page, { language });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByText(notes.exampleLink).click();
    await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    await expect(page).toHaveURL(addressOf('meghna', storyHref));
    await expect(page).toHaveTitle(`${story.title} · ${language === 'bn' ? 'মেঘনা' : 'Meghna'}`);
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(`[REG-01] [BRD-02] (${language}) the registration shows the note of the team above its agreement`, async ({
    page,
  }) => {
    const problems = await open(page, { language, path: '/register' });
    const note = page.getByRole('dialog').getByText(notes.register);
    await note.scrollIntoViewIfNeeded();
    await expect(note).toBeVisible();
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    expect(problems).toEqual([]);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`[A11-01] home and the page of the team have no axe findings, ${scheme}`, async ({
    page,
  }) => {
    await open(page, { scheme });
    await rulesOf(page, 'bn').scrollIntoViewIfNeeded();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(addressOf('meghna', storyHref));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('[NAV-08] another name below /x is not found', async ({ page }) => {
  await open(page, { path: '/x/nobody' });
  await expect(page.getByText(say('screen.notFound.title'))).toBeVisible();
});

test('[BRD-01] [CFG-01] a host of the same build in another brand has none of these parts', async ({
  page,
}) => {
  const problems = await open(page, { host: 'padma', language: 'en' });
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'padma');
  await expect(page.getByText(ruleTexts.en.title)).toHaveCount(0);
  await expect(page.getByText(noteTexts.en.footerLead)).toHaveCount(0);
  expect(problems).toEqual([]);
  await page.goto(addressOf('padma', storyHref));
  await expect(page.getByText(say('screen.notFound.title'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[NAV-01] the page of the team is drawn ahead, with its title and its canonical address', async ({
    page,
  }) => {
    await page.goto(addressOf('meghna', storyHref));
    await expect(page).toHaveTitle(`${storyTexts.bn.title} · মেঘনা`);
    await expect(page.getByText(storyTexts.bn.lead)).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://meghna.localhost${storyHref}`,
    );
  });
});
