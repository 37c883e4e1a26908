import { Segmented, Text } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { useT } from '../../shared/i18n/use-t.ts';
import { type FilterChange, type GameFilters, type ListType, minBets } from './filters.ts';
import * as css from './GameListView.css.ts';
import { classOptions, listOptions, minBetOptions } from './options.ts';
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
  const searchable = filters.list === '';
  return (
    <div className={css.toolbar}>
      <Segmented
        label={t('game.show')}
        options={listOptions(lists, t)}
        value={filters.list}
        onChange={(value) => {
          const list = lists.find((one) => one === value);
          if (list !== undefined) onChange({ list });
        }}
      />
      {searchable && classes !== null && classes.length > 0 && (
        <SelectField
          compact
          labelHidden
          label={t('game.category')}
          placeholder={t('game.category')}
          options={classOptions(classes, t)}
          value={filters.classify}
          onChange={(event) => onChange({ classify: event.currentTarget.value })}
        />
      )}
      {searchable && stakes && classes !== null && (
        <span className={css.group}>
          <Text size="small" tone="muted" aria-hidden="true">
            {t('game.minBet')}
          </Text>
          <Segmented
            label={t('game.minBet')}
            options={minBetOptions(t)}
            value={filters.minBet}
            onChange={(value) => onChange({ minBet: minBets.find((bet) => bet === value) ?? '' })}
          />
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
