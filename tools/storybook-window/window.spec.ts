import { namesOfModes } from '@parlour/stories/modes';
import { expect, type Page, test } from '@playwright/test';
import { docs as buttonDocs } from '../../packages/ui/src/components/Button/Button.docs.ts';

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const panel = (page: Page) => page.locator('#storybook-panel-root');
const story = (id: string, globals = '') =>
  `/?path=/story/${id}${globals && `&globals=${globals}`}`;

test('[SBK-01] windows side by side load one after the other, and all of them show the story', async ({
  page,
}) => {
  const lost: string[] = [];
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why.includes('INSUFFICIENT_RESOURCES')) lost.push(request.url());
  });
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const log: string[] = [];
    Reflect.set(window, 'windowsLog', log);
    const isWindow = (node: unknown): node is HTMLIFrameElement =>
      node instanceof HTMLIFrameElement && node.closest('figure') !== null;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) {
        if (!(node instanceof Element)) continue;
        for (const frame of [node, ...node.querySelectorAll('iframe')]) {
          if (isWindow(frame)) log.push(`${frame.title} begins`);
        }
      }
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener(
      'load',
      ({ target }) => {
        if (isWindow(target)) log.push(`${target.title} is loaded`);
      },
      true,
    );
  });
  // For any number of brands: a further brand needs no change here.
  const captions = Object.values(namesOfModes.brand).flatMap((brand) =>
    ['light', 'dark'].map((scheme) => `${brand}, ${scheme}, English`),
  );
  await page.goto(story('components-button--default', 'compare:all;language:en'));
  await expect(page.locator('figcaption')).toHaveText(captions);
  for (const caption of captions) {
    const shown = page.frameLocator(`iframe[title="${caption}"]`);
    await expect(shown.locator('#storybook-root [data-component="button"]').first()).toBeVisible();
  }
  const log = await page.evaluate<unknown>(() => Reflect.get(window, 'windowsLog'));
  expect(log).toEqual(captions.flatMap((caption) => [`${caption} begins`, `${caption} is loaded`]));
  expect(lost).toEqual([]);
});

test('[BRD-02] the Brand Studio uses the whole canvas, and accepts the address that it writes itself', async ({
  page,
}) => {
  await page.goto(story('brand-studio--studio', 'language:en'));
  const radius = canvas(page).getByRole('slider', { name: 'Corner' });
  await expect(radius).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await radius.press('ArrowRight');
  await expect(page).toHaveURL(/args=share:/);
  await expect(canvas(page).getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(canvas(page).getByRole('alert')).toHaveCount(0);
});

test('[BRD-01] the brand sheet fits beside the sidebar, without the panel', async ({ page }) => {
  await page.goto(story('brand-sheet--sheet', 'language:en'));
  const sheet = canvas(page).getByTestId('sheet');
  await expect(sheet).toBeVisible();
  await expect(panel(page)).toBeHidden();
  const [scrollWidth, clientWidth] = await sheet.evaluate((card) => [
    document.documentElement.scrollWidth + card.scrollWidth,
    document.documentElement.clientWidth + card.clientWidth,
  ]);
  expect(scrollWidth).toBe(clientWidth);
});

test('[SBK-01] a component has the panel and is in its group; its behaviours are separate', async ({
  page,
}) => {
  await page.goto(story('components-button--default', 'language:en'));
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(page.getByText('Get started')).toHaveCount(0);
  const sidebar = page.locator('#storybook-explorer-tree');
  for (const name of ['Actions', 'Button', 'Behaviours']) {
    await expect(sidebar.getByText(name, { exact: true })).toBeVisible();
  }
});

test('[SBK-01] the docs of a component show when to use it, its wording, keys, states and props', async ({
  page,
}) => {
  await page.goto('/?path=/docs/components-button--docs');
  const docs = canvas(page);
  // The accessible name of a heading also contains the name of its link.
  const heading = (text: string) =>
    docs.getByRole('heading').filter({ hasText: new RegExp(`^${text}$`) });
  for (const [title, lines] of [
    ['Use it', buttonDocs.use],
    ['Take something else', buttonDocs.avoid],
    ['Words', buttonDocs.content],
  ] as const) {
    await expect(heading(title)).toBeVisible();
    for (const line of lines) await expect(docs.getByText(line, { exact: true })).toBeVisible();
  }
  for (const title of [
    'Keyboard',
    'All states',
    'Tokens',
    'Anatomy',
    'Do and don’t',
    'Behaviours',
    'Props',
  ]) {
    await expect(heading(title)).toBeVisible();
  }
  await expect(docs.locator('kbd', { hasText: 'Enter' }).first()).toBeVisible();
  // Read from the types, with their comments.
  const busy = docs.getByRole('row').filter({ has: page.getByText('busy', { exact: true }) });
  await expect(busy.first()).toContainText('The action is running');
});

test('[SBK-01] the start page has tables, numbers and links to start with', async ({ page }) => {
  await page.goto('/?path=/docs/start-here--docs');
  const start = canvas(page);
  await expect(start.getByRole('columnheader', { name: 'menu' })).toBeVisible();
  const steps = start.locator('.sbdocs-content > ol > li');
  await expect(steps).toHaveCount(4);
  await expect(panel(page)).toBeHidden();
  expect(await steps.first().evaluate((step) => getComputedStyle(step).listStyleType)).toBe(
    'decimal',
  );
  await expect(start.getByRole('heading', { name: 'New since the last release' })).toBeVisible();
  await start.getByRole('link', { name: 'the Brand Studio' }).click();
  await expect(page).toHaveURL(/brand-studio--studio/);
});
