import { Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { ClassChoice, ListChoice, StakeChoice } from './FilterChoices.tsx';
import type { FilterChange, GameFilters, ListType } from './filters.ts';
import * as css from './GameListView.css.ts';
import { SearchBox } from './SearchBox.tsx';

export interface FilterBarProps {
  readonly filters: GameFilters;
  readonly onChange: (change: FilterChange) => void;
  /** `null` while they load. The filters after them are shown only then, so that nothing moves. */
  readonly classes: readonly string[] | null;
  /** The offered lists: hot only if there is a hot game, favourites only after a login. */
  readonly lists: readonly ListType[];
  /** Shows the filter for the smallest stake. Default true. */
  readonly stakes?: boolean;
}

/** List type, class, smallest stake and search in one row, from desktop on. Phones have `PhoneTools`. */
export function FilterBar({ filters, onChange, classes, lists, stakes = true }: FilterBarProps) {
  const t = useT();
  const choice = { filters, onChange, compact: true };
  const searchable = filters.list === '';
  return (
    <div className={css.toolbar}>
      <ListChoice {...choice} lists={lists} />
      {searchable && <ClassChoice {...choice} classes={classes} />}
      {searchable && stakes && classes !== null && (
        <span className={css.group}>
          <Text size="small" tone="muted" aria-hidden="true">
            {t('game.minBet')}
          </Text>
          <StakeChoice {...choice} />
        </span>
      )}
      {searchable && (
        <span className={css.search}>
          <SearchBox
            label={t('game.search')}
            value={filters.name}
            onSearch={(name) => onChange({ name })}
            compact
          />
        </span>
      )}
    </div>
  );
}
