import { Alert, Button, ProgressBar, Stack } from '@parlour/ui';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import { fileLimit } from './collect.ts';
import type { FileActions, FileState } from './use-file.ts';

interface FileNoteProps {
  readonly of: FileState;
  readonly actions?: FileActions | undefined;
}

/** The state of the file, how much of the list it contains, and what to do when it is not finished. */
export function FileNote({ of, actions }: FileNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  if (of.status === 'none') return null;
  const pressed = (act: () => void) => {
    act();
    // The button disappears with the state it belongs to; the focus stays here.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} data-part="file">
      <Note
        of={of}
        actions={
          actions && {
            onCancel: () => pressed(actions.onCancel),
            onAgain: () => pressed(actions.onAgain),
          }
        }
      />
    </div>
  );
}

function Note({ of, actions }: FileNoteProps) {
  const t = useT();
  switch (of.status) {
    case 'none':
      return null;
    case 'running':
      return <Running of={of} onCancel={actions?.onCancel} />;
    case 'stopped':
      return <Alert role="status">{t('records.stopped')}</Alert>;
    case 'failed':
      return (
        <Alert
          tone="danger"
          role="alert"
          title={t('error.exportFailed')}
          action={
            actions && (
              <Button size="sm" icon={RefreshCw} onClick={actions.onAgain}>
                {t('action.retry')}
              </Button>
            )
          }
        >
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

interface RunningProps {
  readonly of: Extract<FileState, { status: 'running' }>;
  readonly onCancel?: (() => void) | undefined;
}

/** Not a live region: it would announce every page. */
function Running({ of: { count, of }, onCancel }: RunningProps) {
  const t = useT();
  return (
    <Alert
      action={
        onCancel && (
          <Button size="sm" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )
      }
    >
      <Stack gap="s2">
        <ProgressBar
          label={t('records.reading', { count })}
          size="sm"
          value={of === null ? undefined : of === 0 ? 100 : (count / of) * 100}
        />
        {of === fileLimit && <span>{t('records.fileLimit', { count: fileLimit })}</span>}
      </Stack>
    </Alert>
  );
}
