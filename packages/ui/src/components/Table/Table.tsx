import { useState } from 'react';
import { Body } from './Body.tsx';
import { type Sort, sortRows } from './columns.ts';
import { Frame, type TableLook } from './Frame.tsx';
import { roles } from './roles.ts';
import * as css from './rows.css.ts';
import { SelectBox } from './SelectBox.tsx';
import type { TableSelection } from './selection.ts';

export interface TableProps<Row> extends TableLook<Row> {
  /** Adds a checkbox before every row. Default: none. */
  selection?: TableSelection<Row> | undefined;
}

/**
 * Records in rows. When the table is narrower than 900 px, `roomy` columns move below the first cell; below 600 px
 * every row is a card. Nothing scrolls sideways unless `minWidth` requires it. Of thousands of rows only one screenful
 * is rendered.
 */
export function Table<Row>({
  rows,
  getId,
  sort,
  defaultSort,
  onSortChange,
  selection,
  ...look
}: TableProps<Row>) {
  const [ownSort, setOwnSort] = useState<Sort | null>(defaultSort ?? null);
  const order = sort === undefined ? ownSort : sort;
  const sorted = sortRows(rows, look.columns, order);
  return (
    <Frame
      {...look}
      component="table"
      rows={rows}
      count={rows.length}
      sort={order}
      onSort={(next) => {
        setOwnSort(next);
        onSortChange?.(next);
      }}
      lead={selection && <AllBox rows={rows} getId={getId} selection={selection} />}
    >
      {({ failed, ...framed }) => (
        <Body
          {...framed}
          rows={failed ? [] : sorted}
          columns={look.columns}
          getId={getId}
          selection={selection}
          stickyFirst={look.stickyFirst === true}
        />
      )}
    </Frame>
  );
}

interface AllBoxProps<Row> {
  rows: readonly Row[];
  getId: (row: Row) => string;
  selection: TableSelection<Row>;
}

/** Selects every row of this table, and no rows of other pages. */
function AllBox<Row>({ rows, getId, selection }: AllBoxProps<Row>) {
  const { ids, onChange, allLabel, disabled } = selection;
  const free = rows.filter((row) => disabled?.(row) !== true).map(getId);
  const ticked = free.filter((id) => ids.has(id)).length;
  const all = free.length > 0 && ticked === free.length;
  const change = (checked: boolean) => {
    const next = new Set(ids);
    for (const id of free) {
      if (checked) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return (
    <th {...roles.columnheader} scope="col" className={css.selectHead}>
      <SelectBox
        label={allLabel}
        checked={all}
        mixed={ticked > 0 && !all}
        disabled={free.length === 0}
        onChange={change}
      />
    </th>
  );
}
