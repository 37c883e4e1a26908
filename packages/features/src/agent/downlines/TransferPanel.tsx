import { isApiError } from '@parlour/api-client';
import { Alert, Money, Skeleton, Stack, Text } from '@parlour/ui';
import { ArrowUpRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TransferForm } from '../../money/transfer/TransferForm.tsx';
import { type Translate, useT } from '../../shared/i18n/use-t.ts';
import { PastMoves } from '../../shared/money/PastMoves.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { useHandler } from '../../shared/parts/use-stable.ts';
import type { Transfer, TransferEvents } from './Transfer.props.ts';
import { isSpent, limitsNow, type TransferTarget } from './transfer.ts';

interface TransferPanelProps extends TransferEvents {
  readonly transfer: Transfer;
}

/** The transfer to a direct downline: balance, recipient, form, and past transfers (AGT-04, WAL-07). */
export function TransferPanel(props: TransferPanelProps) {
  const { target, balance, hidden, currencySymbol, past } = props.transfer;
  const t = useT();
  const money = useMoney(currencySymbol);
  const shown = useMoney(currencySymbol, hidden);
  const top = useRef<HTMLDivElement>(null);
  // The details may have been scrolled: the focus moves to the top of the form, or to the failure, which focuses
  // itself.
  const begin = useHandler(() => props.transfer.failed === null && top.current?.focus());
  useEffect(() => void begin(), [begin]);
  return (
    <Stack>
      <Stack gap="s1" ref={top} tabIndex={-1} role="group" aria-label={t('wallet.mainWallet')}>
        <Text size="small" tone="secondary">
          {t('wallet.mainWallet')}
        </Text>
        <Money text={balance === null ? '\u2013' : shown(balance)} />
      </Stack>
      {target.status === 'loading' && <Skeleton height={560} />}
      {target.status === 'error' && <PartError part={target} onRetry={props.onRetryTransfer} />}
      {target.status === 'ready' && <Sending {...props} target={target.value} money={money} />}
      <PastMoves
        id="downline-past"
        title={t('team.sendPast')}
        none={t('transfer.noneYet')}
        icon={ArrowUpRight}
        past={past}
        money={money}
        onRetry={props.onRetryTransfers}
        onPage={props.onTransferPage}
      />
    </Stack>
  );
}

interface SendingProps extends TransferPanelProps {
  readonly target: TransferTarget;
  readonly money: (amount: string) => string;
}

/** The form, or a message when the daily limit leaves no room for another transfer. A failure is always shown first. */
function Sending({ transfer, target, money, ...on }: SendingProps) {
  const { account, nickname, presets } = target;
  const t = useT();
  const left = money(target.left);
  if (isSpent(target) && !transfer.busy && transfer.failed === null) {
    return <Alert>{t('team.sendSpent', { remaining: left })}</Alert>;
  }
  const { min, max } = limitsNow(target);
  return (
    <section aria-labelledby="downline-form">
      <TransferForm
        {...transfer}
        {...{ account, nickname, presets }}
        id="downline"
        limits={{ min, max }}
        texts={{
          form: t('team.sendForm'),
          recipient: t('team.directDownline'),
          limits: t('team.sendLimits', {
            min: money(min),
            max: money(target.max),
            remaining: left,
          }),
          note: t('team.sendNote'),
          noteHint: t('team.sendNoteHint'),
          warning: t('transfer.downlineNote', { name: account }),
          action: t('confirm.downline.action'),
          send: (amount) => t('team.sendAmount', { amount }),
          failure: (error) => refusalText(error, account, t),
        }}
        onDraft={on.onTransferDraft}
        onSend={on.onTransferSend}
        onAgain={on.onTransferAgain}
      />
    </section>
  );
}

/** The error text for a policy that changed between opening the form and sending it. */
function refusalText(error: unknown, name: string, t: Translate): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'FEATURE_OFF') return t('team.sendOff');
  return error.code === 'NOT_FOUND' ? t('team.sendGone', { name }) : undefined;
}
