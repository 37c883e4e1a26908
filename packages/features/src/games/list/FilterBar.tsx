import { Chip, CountDot, IconButton, Segmented, Text } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { Flame, Heart, History, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { WindowPlace } from '../../shared/shell/WindowPlace.tsx';
import {
  countFilters,
  type FilterChange,
  type GameFilters,
  type ListType,
  minBets,
} from './filters.ts';
import * as css from './GameListView.css.ts';
import { classOptions, listTitle, minBetOptions } from './options.ts';
import { SearchBox } from './SearchBox.tsx';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'));

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

const icons = { '': undefined, hot: Flame, fav: Heart, recent: History } as const;

/** Search, list type, class and smallest stake: a toolbar on desktop, search and a sheet on phones. */
export function FilterBar({ filters, onChange, classes, lists, stakes = true }: FilterBarProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const [sheet, setSheet] = useState(false);
  const count = countFilters(filters);
  const listOptions = lists.map((value) => {
    const Icon = icons[value];
    return { value, label: t(listTitle[value]), ...(Icon && { icon: <Icon size={18} /> }) };
  });
  const isList = (value: string): value is ListType => lists.some((list) => list === value);
  const chooseList = (value: string) => {
    if (isList(value)) onChange({ list: value });
  };
  const searchable = filters.list === '';
  const search = (compact: boolean) =>
    searchable && (
      <SearchBox
        label={t('game.search')}
        value={filters.name}
        onSearch={(name) => onChange({ name })}
        compact={compact}
      />
    );
  return (
    <>
      <div className={css.phoneBar}>
        {search(false)}
        {searchable && (stakes || (classes?.length ?? 0) > 0) && (
          <span className={css.filterButton}>
            <IconButton
              label={t('game.filters')}
              icon={<SlidersHorizontal />}
              variant="secondary"
              size="lg"
              onClick={() => setSheet(true)}
            />
            {count > 0 && (
              <span className={css.filterCount}>
                <CountDot count={count} label={figures(String(count))} numbers={numbers} />
              </span>
            )}
          </span>
        )}
      </div>
      <div className={css.chips}>
        {listOptions.map(({ value, label, icon }) => (
          <Chip
            key={value}
            icon={icon}
            selected={value === filters.list}
            onClick={() => chooseList(value)}
          >
            {label}
          </Chip>
        ))}
      </div>
      <div className={css.toolbar}>
        <Segmented
          label={t('game.filters')}
          options={listOptions}
          value={filters.list}
          onChange={chooseList}
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
        <span className={css.search}>{search(true)}</span>
      </div>
      {sheet && (
        <WindowPlace onClose={() => setSheet(false)}>
          <FilterSheet
            filters={filters}
            classes={classes ?? []}
            stakes={stakes}
            onChange={onChange}
            onClose={() => setSheet(false)}
          />
        </WindowPlace>
      )}
    </>
  );
}
