import { Button } from '@parlour/ui';
import { Download } from 'lucide-react';
import { useT } from '../i18n/use-t.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { shownColumns } from './columns.ts';
import type { RecordsViewProps } from './RecordsView.props.ts';
import * as css from './records.css.ts';

/** Actions for the list: beside its filters, on phones below it. */
export function ListTools<Row>(props: RecordsViewProps<Row>) {
  const { list, read, file, columns, onChange, onFile } = props;
  const t = useT();
  return (
    <>
      <Button
        icon={Download}
        className={css.first}
        busy={file.status === 'running'}
        disabled={read.status !== 'ready' || read.page.totalCount === 0}
        onClick={() => onFile(shownColumns(columns, list.hidden))}
      >
        {t('record.export')}
      </Button>
      <ColumnChoice
        columns={columns.filter(({ always }) => always !== true)}
        hidden={list.hidden}
        onHidden={(hidden) => onChange({ hidden })}
      />
    </>
  );
}
