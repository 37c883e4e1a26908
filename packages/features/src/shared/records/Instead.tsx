import { isApiError } from '@parlour/api-client';
import { Button, EmptyState, ErrorState, OfflineState } from '@parlour/ui';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import { isFiltered, type ListState } from './address.ts';
import { isShorterThan30, presetRange } from './ranges.ts';
import type { ListRead } from './use-records.ts';

interface NoRecordsProps {
  readonly list: ListState;
  readonly today: string;
  readonly empty: { readonly title: string; readonly body: string };
  readonly onChange: (part: Partial<ListState>) => void;
}

/** Shown if there are no matching records in the range, with buttons that show more. */
export function NoRecords({ list, today, empty, onChange }: NoRecordsProps) {
  const t = useT();
  if (isFiltered(list)) {
    const all = Object.keys(list.filters).map((name) => [name, ''] as const);
    return (
      <EmptyState
        title={empty.title}
        body={t('records.filtered')}
        action={
          <Button onClick={() => onChange({ filters: Object.fromEntries(all) })}>
            {t('empty.filter.action')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={empty.title}
      body={empty.body}
      {...(isShorterThan30(list.range, today) && {
        action: (
          <Button onClick={() => onChange({ range: presetRange('last30', today) })}>
            {t('range.lastDays', { count: 30 })}
          </Button>
        ),
      })}
    />
  );
}

interface UnreadProps {
  readonly of: Extract<ListRead<unknown>, { status: 'error' | 'offline' }>;
  readonly onRetry: () => void;
}

/** Shown if the list could not be loaded: the reason, by the code of the error, and a retry (ERR-01). */
export function Unread({ of, onRetry }: UnreadProps) {
  const t = useT();
  const error = of.status === 'error' ? of.error : null;
  const isOffline = error === null || (isApiError(error) && error.code === 'NETWORK');
  const State = isOffline ? OfflineState : ErrorState;
  return (
    <State
      title={t('error.loadFailed')}
      body={error === null ? t('error.network') : errorMessage(error, t)}
      retryLabel={t('action.retry')}
      busy={of.status === 'error' && of.busy}
      onRetry={onRetry}
    />
  );
}
