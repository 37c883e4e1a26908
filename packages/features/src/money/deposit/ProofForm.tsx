import { Heading } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { UploadField } from '../../shared/uploads/UploadField.tsx';
import * as css from './DepositView.css.ts';
import type { OrderViewProps } from './OrderView.props.ts';
import { longestPayerReference } from './order.ts';
import { type ProofName, proofNames, proofSchema } from './proof.ts';

/** Refusal codes that belong to one field. */
const places: ReadonlyMap<string, ProofName> = new Map([['UPLOAD_REFUSED', 'uploadIds']]);

/** The form that proves a payment: pictures, and the transaction id of the payer's bank (WAL-03, WAL-06). */
export function ProofForm(props: OrderViewProps) {
  const { uploads, doing, failed: step, onProof, onStepAgain } = props;
  const t = useT();
  const [begun] = useState(props.payerReference);
  const failed = step?.of === 'proof' ? step : null;
  const refused = useRefusals<ProofName>(failed?.error, proofNames, { places });
  const form = useCheckedForm({
    schema: proofSchema(uploads),
    onType: ({ payerReference }) => props.onPayerReference?.(payerReference),
    onSubmit: ({ payerReference }) => onProof(payerReference.trim()),
    refused,
    refusedAttempt: failed?.attempt,
  });
  const recheck = useHandler((..._looked: readonly unknown[]) => form.changed());
  // A missing picture may have been uploaded meanwhile.
  useEffect(() => recheck(uploads.items), [recheck, uploads.items]);
  const labels = { uploadIds: t('wallet.proof'), payerReference: t('wallet.transactionId') };
  const errorOf = (name: ProofName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    switch (problem) {
      case 'required':
        return t('validation.requiredField', { field: labels[name] });
      case 'busy':
        return t('deposit.uploadsBusy');
      case 'failed':
        return t('deposit.uploadsFailed');
      case 'long':
        return t('validation.lengthMax', { count: longestPayerReference });
    }
  };
  const isSending = doing === 'proof';
  return (
    <SendForm className={css.fields} form={form.form} busy={isSending}>
      <Heading level={4}>{t('deposit.proofTitle')}</Heading>
      {failed !== null && refused.size === 0 && (
        <MoveFailure
          key={failed.attempt}
          error={failed.error}
          busy={isSending}
          onRetry={onStepAgain}
        />
      )}
      <FormProblems of={form} labels={labels} />
      <UploadField
        uploads={uploads}
        controlId={form.named('uploadIds').id}
        label={labels.uploadIds}
        error={errorOf('uploadIds')}
        required
        disabled={isSending}
      />
      <TextField
        {...form.field('payerReference')}
        label={labels.payerReference}
        defaultValue={begun}
        optionalLabel={t('hint.optional')}
        hint={t('deposit.transactionHint')}
        code
        autoComplete="off"
        error={errorOf('payerReference')}
      />
      <SendButton block busy={doing !== null}>
        {t('deposit.sendProof')}
      </SendButton>
    </SendForm>
  );
}
