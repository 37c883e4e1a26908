// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { CategoryGamesWidget } from './CategoryGamesWidget.tsx';

/** Opens the address of BG in English, on a site that offers BG in this language; returns how many games it shows. */
async function open(bgCategoryLanguage: 'bn' | 'en' | null): Promise<string | null> {
  renderPage(
    createTestRuntime({ language: 'en', config: { bgCategoryLanguage } }),
    <CategoryGamesWidget
      gameType="RNG"
      search={new URLSearchParams('classify=BG')}
      onSearchChange={() => undefined}
    />,
  );
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  return screen.getByRole('status').textContent;
}

test('[LAY-05] an address of BG lists it in its own language', async () => {
  await open('en');
  expect(screen.getByText(catalogues.en['class.bg'], { selector: 'span' })).toBeVisible();
});

test.each(['bn', null] as const)(
  '[LAY-05] in another language (BG in %s) the same address lists all games, and BG cannot be chosen',
  async (language) => {
    await open(language);
    expect(screen.queryByText(catalogues.en['class.bg'])).not.toBeInTheDocument();
  },
);
