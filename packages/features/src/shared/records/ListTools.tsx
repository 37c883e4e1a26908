import { Button } from '@parlour/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useT } from '../i18n/use-t.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { shownColumns } from './columns.ts';
import type { RecordsViewProps } from './RecordsView.props.ts';
import * as css from './records.css.ts';

/** Actions for the list: beside its filters, on phones below it. */
export function ListTools<Row>(props: RecordsViewProps<Row>) {
  const { list, read, file, columns, onChange, onFile } = props;
  const t = useT();
  const isRunning = file.status === 'running';
  const isEmpty = read.status !== 'ready' || read.page.totalCount === 0;
  return (
    <>
      <Button
        icon={Download}
        className={css.first}
        busy={isRunning}
        disabled={isEmpty}
        onClick={() => onFile(shownColumns(columns, list.hidden), 'csv')}
      >
        {t('record.export')}
      </Button>
      <Button
        icon={FileSpreadsheet}
        busy={isRunning}
        disabled={isEmpty}
        onClick={() => onFile(shownColumns(columns, list.hidden), 'xlsx')}
      >
        {t('records.exportXlsx')}
      </Button>
      {props.tools}
      <ColumnChoice
        columns={columns.filter(({ always }) => always !== true)}
        hidden={list.hidden}
        onHidden={(hidden) => onChange({ hidden })}
      />
    </>
  );
}
