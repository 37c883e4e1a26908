// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '../../shared/i18n/language.ts';
import { useLanguage } from '../../shared/i18n/use-t.ts';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { noFilters } from './filters.ts';
import { type GameListData, useCollection, useGameList } from './use-game-list.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

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
    root = createRoot(document.createElement('div'));
    const draw = (language: Language) => {
      backend.runtime.preferences.setLanguage(language);
      root?.render(
        <TestProviders test={backend} language={language}>
          <List
            use={use}
            onShown={(list) => {
              shown = list;
            }}
          />
        </TestProviders>,
      );
    };
    const title = () => shown?.games[0]?.title ?? '';
    draw('bn');
    await vi.waitFor(() => expect(title()).toMatch(/[\u0980-\u09FF]/));
    draw('en');
    await vi.waitFor(() => expect(title()).toMatch(/^[A-Z]/));
  },
);
