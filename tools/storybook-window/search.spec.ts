import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildIndex } from 'storybook/internal/core-server';

/** What a person types into the search of the sidebar, and the page that must come first. */
const searches = [
  ['typography', 'Typography', 'foundations-design-tokens--typography'],
  ['spacing', 'Spacing and sizes', 'foundations-design-tokens--spacing'],
  ['colour', 'Colour roles', 'foundations-design-tokens--colour'],
  ['token', 'Tokens', 'foundations-design-tokens--tokens'],
  ['টোকেন', 'Tokens', 'foundations-design-tokens--tokens'],
  ['রং', 'Colour roles', 'foundations-design-tokens--colour'],
  ['লেখা', 'Typography', 'foundations-design-tokens--typography'],
  ['ফাঁকা', 'Spacing and sizes', 'foundations-design-tokens--spacing'],
  ['ছায়া', 'Elevation', 'foundations-design-tokens--elevation'],
  ['আইকন', 'Icons', 'foundations-principles--icons'],
  ['ভাষা', 'Tone of voice', 'foundations-principles--tone'],
] as const;

/** Types a word into the search and returns the first result. */
async function firstResult(page: Page, word: string) {
  const box = page.locator('#storybook-explorer-searchfield');
  await box.fill(word);
  const first = page.locator('#storybook-explorer-menu').getByRole('option').first();
  await expect(first).toBeVisible();
  return first;
}

test('[SBK-01] the search of the sidebar finds the right page first, in English and in Bengali', async ({
  page,
}) => {
  // The server of this suite has only a few files. The search must find its way among all of them.
  const options: unknown = { configDir: join(import.meta.dirname, '../../.storybook') };
  const index = await buildIndex(options as Parameters<typeof buildIndex>[0]);
  expect(Object.keys(index.entries).length).toBeGreaterThan(3_000);
  await page.route('**/index.json', (route) => route.fulfill({ json: index }));
  await page.goto('/?path=/docs/start-here--docs');
  for (const [word, name, id] of searches) {
    await test.step(word, async () => {
      const first = await firstResult(page, word);
      // Soft: a run names every word that leads astray.
      await expect.soft(first).toContainText(name, { timeout: 10_000 });
      await first.click();
      await expect
        .soft(page)
        .toHaveURL(new RegExp(`path=/(?:story|docs)/${id}$`), { timeout: 10_000 });
    });
  }
});
