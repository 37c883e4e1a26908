import { CountDot, IconButton } from '@parlour/ui';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { WindowPlace } from '../../shared/shell/WindowPlace.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import { countFilters } from './filters.ts';
import * as css from './GameListView.css.ts';
import { SearchBox } from './SearchBox.tsx';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'));

/** Beside the title on phones: a button that shows the search field, and one that opens the filters in a sheet. */
export function PhoneTools(props: FilterBarProps) {
  const { filters, onChange } = props;
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const [isSearching, setSearching] = useState(false);
  const [sheet, setSheet] = useState(false);
  const searchable = filters.list === '';
  const searches = searchable && (isSearching || filters.name !== '');
  const count = countFilters(filters);
  return (
    <>
      <span className={css.phoneTools}>
        {searchable && (
          <IconButton
            label={t('game.search')}
            icon={<Search />}
            variant="secondary"
            aria-expanded={searches}
            onClick={() => {
              // A second press hides the field; a search that still filters the list is cleared with it.
              if (filters.name !== '') onChange({ name: '' });
              setSearching(!searches);
            }}
          />
        )}
        <span className={css.filterButton}>
          <IconButton
            label={t('game.filters')}
            icon={<SlidersHorizontal />}
            variant="secondary"
            onClick={() => setSheet(true)}
          />
          {count > 0 && (
            <span className={css.filterCount}>
              <CountDot count={count} label={figures(String(count))} numbers={numbers} />
            </span>
          )}
        </span>
      </span>
      {searches && (
        <div className={css.phoneSearch}>
          <SearchBox
            label={t('game.search')}
            value={filters.name}
            onSearch={(name) => onChange({ name })}
            compact={false}
            takesFocus={isSearching}
          />
        </div>
      )}
      {sheet && (
        <WindowPlace onClose={() => setSheet(false)}>
          <FilterSheet {...props} onClose={() => setSheet(false)} />
        </WindowPlace>
      )}
    </>
  );
}
