import { isApiError } from '@parlour/api-client';
import { EmptyState, ErrorState, Skeleton, Stack } from '@parlour/ui';
import { ArrowUpRight } from 'lucide-react';
import { errorMessage, useT } from '../i18n/index.ts';
import { PastMoves, type PastPage, useMoney } from '../money/index.ts';
import type { Part } from '../parts/index.ts';
import type { Upline, UplineDraft } from './model.ts';
import { UplineForm } from './UplineForm.tsx';
import * as css from './UplineView.css.ts';

/** Money for the upline as it is sent. */
export interface WantedSending {
  readonly amount: string;
  readonly paymentPassword: string;
  readonly note: string;
}

export interface UplineViewProps {
  readonly upline: Part<Upline>;
  /** Balance of the main wallet; `null` while unknown. */
  readonly balance: string | null;
  /** Balances are hidden, as in the header (LAY-03). */
  readonly hidden: boolean;
  readonly currencySymbol: string;
  readonly past: Part<PastPage>;
  readonly busy: boolean;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failed: { readonly error: unknown; readonly attempt: number } | null;
  /** How much was sent from here, in times: with each the form begins anew. */
  readonly made: number;
  /** What was left in the form. Default: nothing. */
  readonly draft?: UplineDraft | undefined;
  /** Called with the values of the form on every change. */
  readonly onDraft?: ((typed: UplineDraft) => void) | undefined;
  /** Asks for confirmation, then sends it. */
  readonly onSend: (wanted: WantedSending) => void;
  /** The failed attempt once more, as it was. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
}

/** Money for the upline: to whom, how much, and what was sent before (MEM-05, WAL-05). */
export function UplineView(props: UplineViewProps) {
  const { upline, currencySymbol, onRetry } = props;
  const t = useT();
  const money = useMoney(currencySymbol);
  if (upline.status === 'error') {
    // No upline, or the policy changed: there is nothing to try again.
    if (isApiError(upline.error) && upline.error.code === 'FEATURE_OFF') {
      return <EmptyState title={t('upline.none')} body={t('error.featureOff')} />;
    }
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(upline.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div className={css.columns}>
      {upline.status === 'ready' ? (
        <UplineForm {...props} upline={upline.value} money={money} />
      ) : (
        <Skeleton height={560} />
      )}
      <Stack>
        <PastMoves
          id="upline-past"
          title={t('upline.past')}
          none={t('transfer.noneYet')}
          icon={ArrowUpRight}
          past={props.past}
          money={money}
          onRetry={props.onRetryPast}
          onPage={props.onPastPage}
        />
      </Stack>
    </div>
  );
}
