// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../shared/i18n/language.ts';
import { useLanguage } from '../../shared/i18n/use-t.ts';
import { renderAlone } from '../../testing/render-page.tsx';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { noFilters } from './filters.ts';
import { type GameListData, useCollection, useGameList } from './use-game-list.ts';

const useCategory = () => useGameList('RNG', noFilters);
const useNew = () => useCollection('new');

interface ListProps {
  readonly use: () => GameListData;
  readonly onShown: (list: GameListData) => void;
}

function List({ use: useList, onShown }: ListProps) {
  useLanguage();
  onShown(useList());
  return null;
}

test.each([
  ['a category', useCategory],
  ['a page of its own', useNew],
] as const)(
  '[I18-01] [GAM-02] the games of %s are fetched again in another language',
  async (_, use) => {
    const backend = createTestRuntime({ language: 'bn' });
    let shown: GameListData | undefined;
    const page = (language: Language) => (
      <TestProviders test={backend} language={language}>
        <List
          use={use}
          onShown={(list) => {
            shown = list;
          }}
        />
      </TestProviders>
    );
    const title = () => shown?.games[0]?.title ?? '';
    const { rerender } = renderAlone(page('bn'));
    await waitFor(() => expect(title()).toMatch(/[\u0980-\u09FF]/));
    act(() => backend.runtime.preferences.setLanguage('en'));
    rerender(page('en'));
    await waitFor(() => expect(title()).toMatch(/^[A-Z]/));
  },
);
