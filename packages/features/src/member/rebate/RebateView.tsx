import { Button, EmptyState, ErrorState, Money, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Percent } from 'lucide-react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { PastMoves, type PastPage } from '../../shared/money/PastMoves.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import type { Part } from '../../shared/parts/part.ts';
import { RebateParts } from './RebateParts.tsx';
import * as css from './RebateView.css.ts';
import type { Rebate } from './rebate-model.ts';

export interface RebateViewProps {
  readonly rebate: Part<Rebate>;
  readonly currencySymbol: string;
  /** Wide enough for the columns of a table. */
  readonly wide: boolean;
  readonly past: Part<PastPage>;
  readonly busy: boolean;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failed: { readonly error: unknown; readonly attempt: number } | null;
  readonly onClaim: () => void;
  /** Repeats the failed attempt unchanged. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
}

/** The manual rebate: the amount, its bets, and past claims (MEM-14, REB-01). */
export function RebateView(props: RebateViewProps) {
  const { rebate, currencySymbol, wide, onRetry } = props;
  const t = useT();
  const money = useMoney(currencySymbol);
  if (rebate.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(rebate.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  const known = rebate.status === 'ready' ? rebate.value : null;
  return (
    <Stack>
      {known ? <Available {...props} known={known} money={money} /> : <Skeleton height={136} />}
      <div className={css.columns}>
        {known ? <Counted known={known} wide={wide} money={money} /> : <Skeleton height={280} />}
        <PastMoves
          id="rebate-past"
          title={t('rebate.past')}
          none={t('rebate.noneYet')}
          icon={Percent}
          past={props.past}
          money={money}
          onRetry={props.onRetryPast}
          onPage={props.onPastPage}
        />
      </div>
    </Stack>
  );
}

interface KnownProps {
  readonly known: Rebate;
  readonly money: (amount: string) => string;
}

function Available({ known, money, busy, failed, ...on }: RebateViewProps & KnownProps) {
  const t = useT();
  return (
    <FormStatus message={busy ? t('loading.sending') : ''}>
      <Surface>
        <Stack>
          {failed && (
            <MoveFailure
              key={failed.attempt}
              error={failed.error}
              busy={busy}
              onRetry={on.onAgain}
            />
          )}
          <div className={css.head}>
            <div className={css.words}>
              <Text size="small" tone="secondary">
                {t('rebate.now')}
              </Text>
              <Money size="xl" tone="warm" text={money(known.amount)} />
              <Text size="small" tone="secondary">
                {`${t('rebate.asOf', { time: known.asOf })} ${t('rebate.minNotReached', {
                  min: money(known.min),
                })}`}
              </Text>
            </div>
            <Button
              variant="warm"
              size="lg"
              block
              busy={busy}
              disabled={!known.canClaim && !busy}
              onClick={({ detail }) => detail < 2 && on.onClaim()}
            >
              {known.canClaim
                ? t('rebate.claim', { amount: money(known.amount) })
                : t('action.claim')}
            </Button>
          </div>
        </Stack>
      </Surface>
    </FormStatus>
  );
}

function Counted({ known, wide, money }: KnownProps & Pick<RebateViewProps, 'wide'>) {
  const t = useT();
  return (
    <Surface as="section" padding="none" clip aria-label={t('rebate.counted')}>
      {known.parts.length === 0 ? (
        <EmptyState title={t('empty.rebate.title')} body={t('empty.rebate.body')} />
      ) : (
        <RebateParts of={known} wide={wide} money={money} />
      )}
    </Surface>
  );
}
