import { activeFilters, withoutFilters } from './address.ts';
import { FilterButton } from './FilterButton.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordSearchBox } from './RecordSearch.tsx';
import type { RecordsViewProps } from './RecordsView.props.ts';
import * as css from './records.css.ts';

interface PhoneBarProps<Row> extends RecordsViewProps<Row> {
  readonly onFilter: (name: string, value: string) => void;
}

/** On phones: the search, and one button for the filters and the order, in one row. */
export function PhoneBar<Row>(props: PhoneBarProps<Row>) {
  const { list, filters, search, columns, sortable = [], onFilter, onChange } = props;
  // The searched name is visible in its field, so it is not counted.
  const names = filters.map(({ name }) => name);
  return (
    <div data-part="list-bar" className={css.phoneBar}>
      {search && <RecordSearchBox search={search} onSearch={onFilter} />}
      <FilterButton
        count={activeFilters(list, names)}
        onClear={() => onChange({ filters: withoutFilters(list, names) })}
      >
        <RecordFilters filters={filters} onFilter={onFilter} roomy />
        <OrderChoice
          columns={columns
            .filter(({ id }) => sortable.includes(id))
            .map(({ id, header, numeric, sortsAs }) => ({
              id,
              header,
              kind: sortsAs ?? (numeric ? 'amount' : 'name'),
            }))}
          sort={list.sort}
          onSort={(sort) => onChange({ sort })}
        />
      </FilterButton>
    </div>
  );
}
