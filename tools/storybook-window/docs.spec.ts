import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Whether a request loads the preview with a docs page. The windows inside a docs page load single stories. */
function loadsDocs(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return (
    request.isNavigationRequest() &&
    pathname.endsWith('/iframe.html') &&
    searchParams.get('viewMode') === 'docs'
  );
}

/** Opens a page, and counts how often its preview loads. */
async function counted(context: BrowserContext) {
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (loadsDocs(request)) loads.push(request.url());
  });
  return { page, loads };
}

/** The addresses of all docs pages that the server has. */
async function docsPages(page: Page): Promise<readonly string[]> {
  const answer: unknown = await (await page.request.get('/index.json')).json();
  return Object.entries(Object(Object(answer).entries)).flatMap(([id, entry]) =>
    Object(entry).type === 'docs' ? [id] : [],
  );
}

test('[SBK-01] each docs page loads once, also one with many windows', async ({
  page: first,
  context,
}) => {
  // The server prepares its dependencies for the first page, and may load it again afterwards.
  await first.goto('/?path=/docs/components-button--docs');
  await expect(canvas(first).getByRole('heading', { level: 1 })).toBeVisible();
  const ids = await docsPages(first);
  const covering = ['modal', 'dialog', 'drawer'].map((name) => `components-${name}--docs`);
  expect(ids).toEqual(expect.arrayContaining(covering));
  for (const id of ids) {
    await test.step(id, async () => {
      const { page, loads } = await counted(context);
      await page.goto(`/?path=/docs/${id}`);
      await expect(canvas(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
      const windows = canvas(page).locator('[data-docs-window]');
      for (const shown of (await windows.count()) > 0 ? [windows.first(), windows.last()] : []) {
        await shown.scrollIntoViewIfNeeded();
        // Storybook marks a window whose story has rendered.
        await expect(shown.frameLocator('iframe').locator('body.sb-show-main')).toBeAttached();
      }
      expect(loads, `Loads of ${id}`).toHaveLength(1);
      await page.close();
    });
  }
});

test('[SBK-01] an address that no longer exists leads to its nearest page', async ({ page }) => {
  await page.goto('/?path=/story/components-buton--defalt');
  const missing = page.getByRole('alert').filter({ hasText: 'components-buton--defalt' });
  await expect(missing).toBeVisible();
  await missing.getByRole('link').first().click();
  await expect(page).toHaveURL(/components-button--default/);
  await expect(canvas(page).locator('[data-component="button"]').first()).toBeVisible();
  await expect(missing).toHaveCount(0);
});
