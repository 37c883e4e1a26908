import { Alert, Badge, Button, Pagination } from '@parlour/ui';
import { KpiTile, Table } from '@parlour/ui/data';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../i18n/error-message.ts';
import { useFigures, useNumbers, useT } from '../i18n/use-t.ts';
import { usePagerLabels } from '../paging/use-pager-labels.ts';
import { type ListState, pageSizes } from './address.ts';
import type { RecordPage } from './collect.ts';
import { shownColumns } from './columns.ts';
import { FileNote } from './FileNote.tsx';
import { NoRecords, Unread } from './Instead.tsx';
import { ListTools } from './ListTools.tsx';
import { sortedColumns } from './order.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { RangeBar } from './RangeBar.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordSearchBox } from './RecordSearch.tsx';
import type { RecordsViewProps } from './RecordsView.props.ts';
import * as css from './records.css.ts';
import type { ListRead } from './use-records.ts';

/** Height in px above which a table scrolls under its head. */
const tableHeight = 640;

/** A list of records: range, filters, sums of the range, rows, pages, file (MEM-06, MEM-07, MEM-09). */
export function RecordsView<Row>(props: RecordsViewProps<Row>) {
  const { list, today, read, filters, search, wide, sums, onChange } = props;
  const isFolded = !wide && (props.sortable ?? []).length > 0;
  // More than four sums push the rows of a phone out of the first screen.
  const [above, below] = isFolded && sums.length > 4 ? [1, sums.length] : [sums.length, 0];
  const filter = (name: string, value: string) =>
    onChange({ filters: { ...list.filters, [name]: value } });
  return (
    <div data-part="records" className={isFolded ? css.foldedPage : css.page}>
      <div className={css.rangeRow}>
        <div className={css.range}>
          <RangeBar
            range={list.range}
            today={today}
            wide={wide}
            folded={isFolded}
            onRange={(range) => onChange({ range })}
          />
        </div>
        {isFolded && !search && <PhoneBar {...props} onFilter={filter} />}
      </div>
      {isFolded && search && <PhoneBar {...props} onFilter={filter} />}
      {!isFolded && (
        <div data-part="list-bar" className={css.bar}>
          {search && <RecordSearchBox search={search} onSearch={filter} />}
          <RecordFilters filters={filters} onFilter={filter} />
          {wide && <ListTools {...props} />}
        </div>
      )}
      {wide && <FileNote of={props.file} actions={props.fileActions} />}
      <Failed of={read} onRetry={props.onRetry} />
      <Sums {...props} sums={sums.slice(0, above)} dense={isFolded} />
      {!isFolded && props.lead}
      {props.path}
      <Rows {...props} />
      {below > 0 && <Sums {...props} sums={sums.slice(above, below)} dense isRest />}
      {isFolded && props.lead}
      {!wide && (
        <>
          <div className={css.bar}>
            <ListTools {...props} />
          </div>
          <FileNote of={props.file} actions={props.fileActions} />
        </>
      )}
      {props.children}
    </div>
  );
}

/** Newer rows are loading: the visible ones belong to an earlier request. */
function Refreshing({ of }: { readonly of: ListRead<unknown> }) {
  const t = useT();
  if (of.status !== 'ready' || of.stale !== 'refreshing') return null;
  return (
    <Badge tone="info" className={css.refreshing}>
      {t('records.refreshing')}
    </Badge>
  );
}

/** Newer rows could not be loaded: the older ones stay, with a retry. */
function Failed({ of, onRetry }: { readonly of: ListRead<unknown>; readonly onRetry: () => void }) {
  const t = useT();
  if (of.status !== 'ready' || of.stale !== 'failed') return null;
  return (
    <Alert
      tone="warn"
      role="status"
      title={t('records.stale')}
      action={
        <Button size="sm" icon={RefreshCw} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {of.error ? errorMessage(of.error, t) : t('error.network')}
    </Alert>
  );
}

interface SumsProps<Row> extends RecordsViewProps<Row> {
  readonly dense: boolean;
  /** The sums below the list: the ones above it say that newer rows are loading. */
  readonly isRest?: boolean;
}

function Sums<Row>({ sums, read, dense, isRest = false }: SumsProps<Row>) {
  const figures = useFigures();
  if (read.status === 'error' || read.status === 'offline' || sums.length === 0) return null;
  return (
    <div className={dense ? css.denseTiles : css.tiles} data-part="sums">
      {sums.map(({ id, label, text, tone }) => (
        <KpiTile
          key={id}
          dense={dense}
          label={label}
          tone={tone}
          value={text === null ? '' : figures(text)}
          loading={text === null}
        />
      ))}
      {!isRest && <Refreshing of={read} />}
    </div>
  );
}

function Rows<Row>(props: RecordsViewProps<Row>) {
  const { label, columns, idOf, list, read, wide, sortable = [], onChange } = props;
  const t = useT();
  const rows = read.status === 'ready' ? read.page.rows : [];
  const totals = columns.some(({ total }) => total !== undefined);
  const table = useTop(list.page);
  return (
    <Table
      ref={table}
      label={label}
      columns={sortedColumns(shownColumns(columns, list.hidden), sortable, wide)}
      rows={rows}
      getId={idOf}
      sort={list.sort}
      onSortChange={(sort) => onChange({ sort })}
      loading={
        read.status === 'loading' || (read.status === 'ready' && read.stale === 'refreshing')
      }
      loadingLabel={t('loading.records')}
      empty={<NoRecords {...props} />}
      error={
        read.status === 'error' || read.status === 'offline' ? (
          <Unread of={read} onRetry={props.onRetry} />
        ) : undefined
      }
      totalLabel={totals ? t('record.pageTotal') : undefined}
      maxHeight={wide ? tableHeight : undefined}
      footer={
        read.status === 'ready' && read.page.totalCount > 0 ? (
          <Pages page={read.page} list={list} label={label} onChange={onChange} />
        ) : undefined
      }
    />
  );
}

/** After a change of page, scrolls to the first row. */
function useTop(page: number) {
  const table = useRef<HTMLDivElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const scroller = table.current?.querySelector('[data-part="scroller"]');
    if (scroller) scroller.scrollTop = 0;
    if ((table.current?.getBoundingClientRect().top ?? 0) < 0) table.current?.scrollIntoView();
  }, [page]);
  return table;
}

interface PagesProps {
  readonly page: RecordPage<unknown>;
  readonly list: ListState;
  readonly label: string;
  readonly onChange: (part: Partial<ListState>) => void;
}

function Pages({ page: { rows, totalCount, totalPages }, list, label, onChange }: PagesProps) {
  const t = useT();
  const numbers = useNumbers();
  const labels = usePagerLabels(t('records.pagesOf', { title: label }));
  const first = (list.page - 1) * list.size;
  return (
    <Pagination
      page={list.page}
      pages={totalPages}
      onChange={(page) => onChange({ page })}
      labels={labels}
      numbers={numbers}
      summary={t('records.shown', {
        from: String(first + 1),
        to: String(first + rows.length),
        count: totalCount,
      })}
      pageSize={{
        label: t('records.rows'),
        value: list.size,
        options: pageSizes,
        onChange: (size) => onChange({ size }),
      }}
    />
  );
}
