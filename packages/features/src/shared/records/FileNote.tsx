import { Alert } from '@parlour/ui';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import type { FileState } from './use-file.ts';

/** The state of the file, and how much of the list it contains. */
export function FileNote({ of }: { readonly of: FileState }) {
  const t = useT();
  switch (of.status) {
    case 'none':
      return null;
    case 'running':
      // Not a live region: it would announce every page.
      return <Alert>{t('records.reading', { count: of.count })}</Alert>;
    case 'failed':
      return (
        <Alert tone="danger" role="alert" title={t('error.exportFailed')}>
          {errorMessage(of.error, t)}
        </Alert>
      );
    case 'done':
      return of.count < of.total ? (
        <Alert tone="warn" role="status" title={t('records.cutTitle')}>
          {t('records.cut', { shown: of.count, total: of.total })}
        </Alert>
      ) : (
        <Alert tone="success" role="status">
          {t('records.saved', { count: of.count })}
        </Alert>
      );
  }
}
