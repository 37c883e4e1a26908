import { Chip, CountDot, IconButton, Segmented, Text } from '@parlour/ui';
import { SearchField, SelectField } from '@parlour/ui/forms';
import { Flame, Heart, History, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import {
  countFilters,
  type FilterChange,
  type GameFilters,
  type ListType,
  minBets,
} from './filters.ts';
import * as css from './GameListView.css.ts';
import { classOptions, listTitle, minBetOptions } from './options.ts';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

export interface FilterBarProps {
  readonly filters: GameFilters;
  readonly onChange: (change: FilterChange) => void;
  /** `null` while they load: what stands behind them waits, so that nothing moves. */
  readonly classes: readonly string[] | null;
  /** Lists on offer: hot only if there is a hot game, favourites only after a login. */
  readonly lists: readonly ListType[];
}

const icons = { '': undefined, hot: Flame, fav: Heart, recent: History } as const;

/** How long a search rests after a key before it goes out, in ms. */
const searchPause = 350;

/** Search, list type, class and smallest stake: a toolbar on desktop, search and a sheet on phones. */
export function FilterBar({ filters, onChange, classes, lists }: FilterBarProps) {
  const t = useT();
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
      <SearchBox value={filters.name} onSearch={(name) => onChange({ name })} compact={compact} />
    );
  return (
    <>
      <div className={css.phoneBar}>
        {search(false)}
        {searchable && (
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
                <CountDot count={count} label={String(count)} />
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
        {searchable && classes !== null && (
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
        <Suspense fallback={null}>
          <FilterSheet
            filters={filters}
            classes={classes ?? []}
            onChange={onChange}
            onClose={() => setSheet(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The search text: typed at once, asked for after a pause or on Enter, only when it changed. */
function SearchBox({
  value,
  onSearch,
  compact,
}: {
  readonly value: string;
  readonly onSearch: (name: string) => void;
  readonly compact: boolean;
}) {
  const t = useT();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), searchPause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <SearchField
      label={t('game.search')}
      placeholder={t('game.search')}
      clearLabel={t('action.clear')}
      value={text}
      compact={compact}
      autoComplete="off"
      enterKeyHint="search"
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(text.trim());
      }}
    />
  );
}
