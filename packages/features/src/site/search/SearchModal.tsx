import { useState } from 'react';
import { usePlay } from '../../shared/games/use-play.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import type { NamedModalProps } from '../../shared/shell/OverlayHost.tsx';
import { windowAt } from './pages.ts';
import { forgetSearches, keepSearch, readSearches } from './recent.ts';
import { SearchView } from './SearchView.tsx';
import type { Hit } from './search-model.ts';
import { useSearch } from './use-search.ts';

/** The named modal `search`: finds games, pages and help questions of the whole site (MOD-03, X-05). */
export function SearchModal({ onDismiss }: NamedModalProps<'search'>) {
  const { memory, navigate, overlays } = useRuntime();
  const play = usePlay();
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(() => readSearches(memory.device));
  const { groups, suggested, status, opened, retry } = useSearch(query);
  const choose = (hit: Hit) => {
    keepSearch(memory.device, query);
    onDismiss();
    // A visitor has to log in before the game opens (GRD-01).
    if (hit.kind === 'game') return play(hit.game);
    const name = windowAt(hit.page.href);
    // A page guards itself: who has to log in comes to it afterwards.
    if (name) overlays.open({ name, props: {} });
    else navigate(hit.page.href);
  };
  return (
    <SearchView
      query={query}
      groups={groups}
      suggested={suggested}
      recent={recent}
      status={status}
      onQuery={setQuery}
      onChoose={choose}
      onRetry={retry}
      onForget={() => {
        forgetSearches(memory.device);
        setRecent([]);
      }}
      viewedCleared={opened.cleared}
      onClearViewed={opened.clear}
      onRestoreViewed={opened.restore}
      onClose={onDismiss}
    />
  );
}
