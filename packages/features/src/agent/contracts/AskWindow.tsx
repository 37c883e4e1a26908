import { Text } from '@parlour/ui';
import { RadioGroup, TextArea } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { formSchema, shortText } from '../../shared/form/schema.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import * as css from './contracts.css.ts';
import { type ContractKind, type ContractPeriod, kindWords, periodsOf } from './kinds.ts';
import { periodWord } from './labels.ts';
import type { Failed } from './ReviewWindow.tsx';

/** Longest note, in characters. */
export const longestNote = 140;

/** A request while it is filled in; it is kept when the window closes. */
export interface TypedRequest {
  readonly period: ContractPeriod;
  readonly note: string;
}

const schema = formSchema(['long'] as const, { note: shortText(longestNote) });

export interface AskWindowProps {
  readonly kind: ContractKind;
  readonly typed: TypedRequest;
  readonly busy: boolean;
  readonly failed: Failed | null;
  readonly onType: (typed: TypedRequest) => void;
  readonly onSend: (wanted: TypedRequest) => void;
  readonly onClose: () => void;
}

/** Requests a contract of this kind from the upline (AGT-13). */
export function AskWindow({ kind, typed, busy, failed, onType, onSend, onClose }: AskWindowProps) {
  const t = useT();
  const periods = periodsOf(kind);
  const form = useCheckedForm({
    schema,
    onSubmit: ({ note }) => onSend({ ...typed, note }),
    onType: ({ note }) => onType({ ...typed, note }),
  });
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('contract.requestNew')}
      closeLabel={t('action.close')}
      dismissible={!busy}
      width={480}
    >
      <SendForm className={css.form} form={form.form} busy={busy}>
        {failed && (
          <MoveFailure
            key={failed.attempt}
            error={failed.error}
            busy={busy}
            onRetry={() => onSend(typed)}
          />
        )}
        <Text>{t(kindWords[kind].contract)}</Text>
        {periods.length > 1 && (
          <RadioGroup
            label={t('contract.settlement')}
            columns
            variant="card"
            value={typed.period}
            options={periods.map((period) => ({ value: period, label: periodWord(period, t) }))}
            onChange={(value) =>
              onType({
                ...typed,
                period: periods.find((period) => period === value) ?? typed.period,
              })
            }
          />
        )}
        <TextArea
          {...form.field('note')}
          label={t('contract.note')}
          optionalLabel={t('hint.optional')}
          defaultValue={typed.note}
          error={
            form.problems.has('note')
              ? t('validation.lengthMax', { count: longestNote })
              : undefined
          }
        />
        <SendButton size="md" block busy={busy}>
          {t('contract.sendRequest')}
        </SendButton>
      </SendForm>
    </Modal>
  );
}
