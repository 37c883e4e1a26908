import { Button } from '@parlour/ui';
import { TextArea, TextField } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { UploadField } from '../../shared/uploads/UploadField.tsx';
import { Deadline } from './Asks.tsx';
import {
  type Choice,
  cameOf,
  longestComment,
  missingOf,
  type Report,
  type ReportName,
  reportNames,
  reportSchema,
  type TypedAnswer,
} from './answers.ts';
import type { OrderWindowProps } from './OrderWindow.props.ts';
import type { Order } from './orders.ts';
import * as css from './WithdrawView.css.ts';

interface ReportFormProps extends Omit<OrderWindowProps, 'order' | 'onType'> {
  readonly order: Order;
  readonly choice: Choice;
  readonly money: (amount: string) => string;
  readonly onType: (change: Partial<TypedAnswer>) => void;
}

const places: ReadonlyMap<string, ReportName> = new Map([['UPLOAD_REFUSED', 'uploadIds']]);

type Words = Readonly<Record<ReportName, string>>;

/** The report of a payment: how much arrived, the pictures that prove it, and a comment (WAL-04, WAL-06). */
export function ReportForm(props: ReportFormProps) {
  const { order, choice, currencySymbol: symbol, money, uploads, typed, busy, failed } = props;
  const t = useT();
  const [amount, setAmount] = useState(
    typed.receivedAmount || (order.isPart ? order.received : ''),
  );
  const [begun] = useState({ amount, comment: typed.comment });
  const reportOf = (values: Words): Report => ({
    choice,
    receivedAmount: values.receivedAmount,
    comment: values.comment,
    uploadIds: uploads.ids,
    isUploading: uploads.busy,
  });
  const error = failed?.of === 'answer' ? failed.error : null;
  const refused = useRefusals<ReportName>(error, reportNames, { places });
  const form = useCheckedForm({
    schema: reportSchema(
      { choice, uploadIds: uploads.ids, isUploading: uploads.busy },
      order,
      symbol,
    ),
    onType: ({ receivedAmount, comment }) => {
      setAmount(receivedAmount);
      props.onType({ comment, ...(choice === 'part' && { receivedAmount }) });
    },
    onSubmit: (values) => {
      const came = cameOf(reportOf(values), order, symbol);
      if (came === null) return;
      props.onAnswer({
        answer: 'notReceived',
        receivedAmount: came,
        uploadIds: uploads.ids,
        comment: values.comment.trim(),
      });
    },
    refused,
    refusedAttempt: error === null ? undefined : failed?.attempt,
  });
  const recheck = useHandler((..._looked: readonly unknown[]) => form.changed());
  const { items, ids } = uploads;
  useEffect(() => recheck(items, ids.length), [recheck, items, ids.length]);

  const labels: Words = {
    receivedAmount: t('wallet.receivedAmount'),
    uploadIds: t('wallet.proof'),
    comment: t('field.comment'),
  };
  const errorOf = (name: ReportName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (name === 'uploadIds') {
      return t(problem === 'busy' ? 'withdraw.proofWait' : 'withdraw.proofNeeded');
    }
    if (name === 'comment') return t('validation.lengthMax', { count: longestComment });
    if (problem === 'required') return t('validation.requiredField', { field: labels[name] });
    if (problem === 'decimals') return t('validation.amountDecimals', { count: 2 });
    if (problem === 'tooMuch') {
      return t('withdraw.receivedTooMuch', { amount: money(order.receives) });
    }
    return t('validation.amount');
  };
  const came = cameOf(
    reportOf({ receivedAmount: amount, uploadIds: '', comment: '' }),
    order,
    symbol,
  );
  const left = came === null ? null : missingOf(came, order);
  return (
    <form className={css.fields} {...form.form} {...preventDoubleSubmit.form}>
      {error !== null && refused.size === 0 && (
        <MoveFailure
          key={failed?.attempt}
          error={error}
          busy={busy === 'answer'}
          onRetry={props.onAgain}
        />
      )}
      <FormProblems of={form} labels={labels} />
      {choice === 'part' && (
        <TextField
          {...form.field('receivedAmount')}
          label={labels.receivedAmount}
          required
          code
          inputMode="decimal"
          autoComplete="off"
          startSlot={symbol}
          defaultValue={begun.amount}
          error={errorOf('receivedAmount')}
          hint={
            came !== null && left !== null && !left.startsWith('-')
              ? t('withdraw.partPaid', { received: money(came), remaining: money(left) })
              : undefined
          }
        />
      )}
      <UploadField
        uploads={uploads}
        controlId={form.named('uploadIds').id}
        label={labels.uploadIds}
        required
        error={errorOf('uploadIds')}
        disabled={busy === 'answer'}
      />
      <TextArea
        {...form.field('comment')}
        label={labels.comment}
        optionalLabel={t('hint.optional')}
        defaultValue={begun.comment}
        limit={longestComment}
        counter={{
          left: (count) => t('hint.charactersLeft', { count }),
          over: (count) => t('withdraw.charactersOver', { count }),
        }}
        error={errorOf('comment')}
      />
      <Deadline order={order} />
      <span>{t('confirm.notReceived.body')}</span>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy === 'answer'}
        {...preventDoubleSubmit.button}
      >
        {t('confirm.notReceived.action')}
      </Button>
    </form>
  );
}
