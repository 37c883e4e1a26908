import { Button, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './SearchView.css.ts';
import type { SearchViewProps } from './SearchView.props.ts';

interface RecentSearchesProps extends Pick<SearchViewProps, 'recent' | 'onForget'> {
  readonly onPick: (query: string) => void;
}

/** Recent searches of this device, with a button that deletes them. */
export function RecentSearches({ recent, onForget, onPick }: RecentSearchesProps) {
  const t = useT();
  if (recent.length === 0) return null;
  return (
    <section aria-label={t('search.recent')} className={css.earlier}>
      <div className={css.groupTitle}>{t('search.recent')}</div>
      <div className={css.chips}>
        {recent.map((query) => (
          <Button key={query} size="sm" onClick={() => onPick(query)}>
            {query}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={() => onForget()}>
          {t('action.clear')}
        </Button>
      </div>
    </section>
  );
}

type OpenedGamesProps = Pick<
  SearchViewProps,
  'suggested' | 'viewedCleared' | 'onClearViewed' | 'onRestoreViewed'
>;

/**
 * Clears the opened games of the list below, and restores them. It stands outside, because a listbox may not contain
 * buttons.
 */
export function OpenedGames(props: OpenedGamesProps) {
  const { suggested, viewedCleared } = props;
  const t = useT();
  if (!viewedCleared && suggested.every(({ id }) => id !== 'viewed')) return null;
  return (
    <div className={css.told}>
      <Text as="span" size="small" tone="secondary" role="status">
        {viewedCleared && t('viewed.cleared')}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        onClick={viewedCleared ? props.onRestoreViewed : props.onClearViewed}
      >
        {t(viewedCleared ? 'action.undo' : 'viewed.clear')}
      </Button>
    </div>
  );
}
