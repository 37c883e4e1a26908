import { Button, Stack } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { FormStatus, RadioGroup } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { CircleCheck, CircleDot, CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import { type MessageKey, useFigures, useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { Deadline } from './Asks.tsx';
import { type Choice, choicesOf, type TypedAnswer } from './answers.ts';
import type { OrderWindowProps } from './OrderWindow.props.ts';
import type { Order } from './orders.ts';
import { Policy } from './Policy.tsx';
import { ReportForm } from './ReportForm.tsx';

interface AnswerWindowProps extends Omit<OrderWindowProps, 'order'> {
  readonly order: Order;
  readonly money: (amount: string) => string;
}

/** Asks whether the money arrived, and shows the report form when it did not (WAL-04). */
export function AnswerWindow(props: AnswerWindowProps) {
  const { order, money, busy, typed, onType, onClose } = props;
  const t = useT();
  const kept = useRef(typed);
  const [choice, setChoice] = useState(typed.choice);
  const [isReport, setIsReport] = useState(false);
  const keep = (change: Partial<TypedAnswer>) => {
    kept.current = { ...kept.current, ...change };
    onType(kept.current);
  };
  const due = money(order.isPart ? order.remaining : order.receives);
  const isForm = isReport && (choice === 'none' || choice === 'part');
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={isForm ? t('confirm.notReceived.title') : t('withdraw.question', { amount: due })}
      closeLabel={t('action.close')}
      width={480}
      {...(isForm && { backLabel: t('action.back'), onBack: () => setIsReport(false) })}
    >
      <FormStatus message={busy === 'answer' ? t('loading.sending') : ''}>
        <Stack>
          <Payment order={order} money={money} />
          {isForm ? (
            <ReportForm {...props} choice={choice} typed={kept.current} onType={keep} />
          ) : (
            <Question
              {...props}
              due={due}
              choice={choice}
              onChoose={(next) => {
                setChoice(next);
                keep({ choice: next });
              }}
              onReport={() => setIsReport(true)}
            />
          )}
        </Stack>
      </FormStatus>
    </Modal>
  );
}

function Payment({ order, money }: Pick<AnswerWindowProps, 'order' | 'money'>) {
  const t = useT();
  const figures = useFigures();
  const { id, account, paidAt, isPart } = order;
  return (
    <DataList
      variant="well"
      items={[
        {
          id: 'id',
          label: t('wallet.withdrawal'),
          value: (
            <bdi translate="no" dir="ltr">
              {id}
            </bdi>
          ),
        },
        { id: 'receives', label: t('wallet.youReceive'), value: money(order.receives) },
        ...(isPart
          ? [{ id: 'came', label: t('wallet.receivedAmount'), value: money(order.received) }]
          : []),
        {
          id: 'account',
          label: account.name,
          value: (
            <bdi translate="no" dir="ltr">
              {figures(account.masked)}
            </bdi>
          ),
        },
        ...(paidAt === null
          ? []
          : [{ id: 'paid', label: t('withdraw.paidAt'), value: figures(paidAt) }]),
      ]}
    />
  );
}

const labels = {
  received: 'wallet.received',
  fullyPaid: 'wallet.fullyPaid',
  none: 'wallet.notReceived',
  part: 'withdraw.partly',
} as const satisfies Record<Choice, MessageKey>;

const icons = {
  received: CircleCheck,
  fullyPaid: CircleCheck,
  none: CircleX,
  part: CircleDot,
} as const;

interface QuestionProps extends AnswerWindowProps {
  readonly due: string;
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice) => void;
  readonly onReport: () => void;
}

function Question(props: QuestionProps) {
  const { order, due, choice, busy, failed, onChoose, onReport, onAnswer } = props;
  const t = useT();
  const [isMissed, setIsMissed] = useState(false);
  const choices = choicesOf(order);
  const details: Readonly<Record<Choice, string>> = {
    received: t('withdraw.receivedDetail', { amount: due }),
    fullyPaid: t('withdraw.receivedDetail', { amount: due }),
    none: t('withdraw.proofDetail'),
    part: t('withdraw.partDetail'),
  };
  const isCame = choice === 'received' || choice === 'fullyPaid';
  const go = () => {
    setIsMissed(choice === null);
    if (isCame) onAnswer({ answer: choice });
    else if (choice !== null) onReport();
  };
  return (
    <Stack>
      {failed?.of === 'answer' && (
        <MoveFailure
          key={failed.attempt}
          error={failed.error}
          busy={busy === 'answer'}
          onRetry={props.onAgain}
        />
      )}
      <Deadline order={order} />
      <RadioGroup
        label={t('withdraw.answer')}
        labelHidden
        variant="card"
        required
        value={choice ?? ''}
        error={isMissed && choice === null ? t('withdraw.chooseAnswer') : undefined}
        options={choices.map((value) => ({
          value,
          label: t(labels[value]),
          detail: details[value],
          icon: icons[value],
        }))}
        onChange={(value) => {
          const found = choices.find((one) => one === value);
          if (found) onChoose(found);
        }}
      />
      <Policy text={order.policy} />
      <Button
        variant="primary"
        size="lg"
        block
        busy={busy === 'answer'}
        onClick={(event) => {
          preventDoubleSubmit.button.onClick(event);
          if (!event.defaultPrevented) go();
        }}
      >
        {t(isCame ? 'confirm.received.action' : 'action.next')}
      </Button>
    </Stack>
  );
}
