import { Alert, Badge, Button, Heading, IconButton, Surface, Text } from '@parlour/ui';
import { RefreshCw } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { SentPictures } from '../../shared/uploads/SentPictures.tsx';
import * as css from './DepositView.css.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { OrderViewProps } from './OrderView.props.ts';
import { stageOf } from './order.ts';
import { PayInstructions } from './PayInstructions.tsx';
import { ProofForm } from './ProofForm.tsx';
import { useStatusWords } from './use-status-words.ts';

/** One deposit: where to send the money, its proof, and its result (WAL-03, WAL-06). */
export function OrderView(props: OrderViewProps) {
  const { order, doing, failed } = props;
  const t = useT();
  const words = useStatusWords();
  const isPending = stageOf(order.status) === 'pending';
  const { tone, label } = words.badge(order.status);
  return (
    <div className={css.columns}>
      <Surface as="section" className={css.fields} aria-labelledby="deposit-order">
        <div>
          <div className={css.head}>
            <Heading level={3} id="deposit-order">
              {t('deposit.title', { reference: order.reference })}
            </Heading>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <StatusAlert {...props} />
        </div>
        {failed !== null && failed.of === 'cancel' && (
          <MoveFailure
            key={failed.attempt}
            error={failed.error}
            busy={doing === 'cancel'}
            onRetry={props.onStepAgain}
          />
        )}
        {isPending && order.payTo !== null && (
          <PayInstructions {...props} order={order} payTo={order.payTo} />
        )}
        {isPending && order.needsProof && <ProofForm key={order.id} {...props} />}
        {isPending && !order.needsProof && (
          <Text tone="secondary">{t('deposit.noProofNeeded')}</Text>
        )}
        <SentPictures urls={order.proofs} />
        {stageOf(order.status) !== 'completed' && (
          <Text size="small" tone="secondary">
            {t('deposit.needHelp')}
          </Text>
        )}
        <div className={css.head}>
          <Button onClick={props.onService}>{t('action.contactService')}</Button>
          {isPending && (
            <Button
              variant="ghost"
              busy={doing === 'cancel'}
              disabled={doing === 'proof'}
              onClick={props.onCancel}
            >
              {t('confirm.cancelDeposit.action')}
            </Button>
          )}
        </div>
      </Surface>
      <Surface as="section" className={css.side} aria-labelledby="deposit-course">
        <div className={css.head}>
          <Heading level={3} id="deposit-course">
            {t('deposit.course')}
          </Heading>
          <IconButton
            icon={RefreshCw}
            label={t('action.refresh')}
            busy={props.looking}
            onClick={props.onRefresh}
          />
        </div>
        <OrderTimeline order={order} money={props.money} />
        <Button block onClick={props.onBegin}>
          {t('deposit.begin')}
        </Button>
      </Surface>
    </div>
  );
}

/** The status of the deposit in a sentence. Screen readers announce it when it changes (A11-01). */
function StatusAlert({ order, money }: OrderViewProps) {
  const words = useStatusWords();
  const explanation = words.explanation(order, money);
  return (
    <div role="status">
      {explanation !== null && (
        <Alert className={css.fate} tone={explanation.tone}>
          {explanation.text}
        </Alert>
      )}
    </div>
  );
}
