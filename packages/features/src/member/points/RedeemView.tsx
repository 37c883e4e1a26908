import { Alert, Button, Inline, Stack, Text } from '@parlour/ui';
import { DataList, type DataListItem } from '@parlour/ui/data';
import { FormStatus, TextField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useEffect, useRef } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { anyText, type FormSchema, formSchema, someText } from '../../shared/form/schema.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { type Reward, reachOf } from '../point-rewards/rewards-model.ts';

type RedeemName = 'paymentPassword' | 'address';
export type RedeemValues = Readonly<Record<RedeemName, string>>;

export interface RedeemViewProps {
  readonly reward: Reward;
  readonly balance: number;
  /** The values to review before they are sent; `null` while the form is shown. */
  readonly reviewed: Pick<RedeemValues, 'address'> | null;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  readonly busy: boolean;
  readonly onReview: (values: RedeemValues) => void;
  readonly onBack: () => void;
  /** Sends the reviewed values. */
  readonly onSubmit: () => void;
  readonly onDismiss: () => void;
}

/** Refusal codes that belong to one field. */
const places: ReadonlyMap<string, RedeemName> = new Map([
  ['PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
]);

/**
 * The window that redeems a reward: transaction password, and an address for goods, then a review before it is sent
 * (PTS-01). The form keeps its values during the review and after a refusal.
 */
export function RedeemView(props: RedeemViewProps) {
  const { reward, balance, reviewed, failure, busy, onDismiss } = props;
  const t = useT();
  const refused = useRefusals<RedeemName>(failure?.error, namesOf(reward), { places });
  const reach = reachOf(reward, balance);
  const fields = useRef<HTMLDivElement>(null);
  const isReview = reviewed !== null;
  const wasReview = useRef(isReview);
  // Moves the focus back into the form. After a refusal the field with the error takes the focus itself.
  useEffect(() => {
    if (wasReview.current && !isReview && failure === null) {
      fields.current?.querySelector('input')?.focus();
    }
    wasReview.current = isReview;
  }, [isReview, failure]);
  return (
    <Modal
      open
      onOpenChange={(open) => open || onDismiss()}
      dismissible={!busy}
      title={reviewed ? t('points.check') : `${t('points.redeem')}: ${reward.name}`}
      closeLabel={t('action.close')}
      width={480}
    >
      <FormStatus message={busy ? t('loading.sending') : ''}>
        <Stack gap="s4">
          {failure !== null && refused.size === 0 && (
            <MoveFailure
              key={failure.attempt}
              error={failure.error}
              busy={busy}
              onRetry={props.onSubmit}
            />
          )}
          {reach.kind === 'short' && !busy && reviewed === null && (
            <Alert tone="warn">{t('points.short', { count: reach.missing })}</Alert>
          )}
          {reviewed && <Review {...props} address={reviewed.address} />}
          <div ref={fields} hidden={isReview}>
            <Fields {...props} refused={refused} isOff={reach.kind !== 'available'} />
          </div>
        </Stack>
      </FormStatus>
    </Modal>
  );
}

const ofGoods: readonly RedeemName[] = ['address', 'paymentPassword'];
const ofOthers: readonly RedeemName[] = ['paymentPassword'];

const namesOf = ({ isSent }: Reward) => (isSent ? ofGoods : ofOthers);

const redeemSchema = ({ isSent }: Reward): FormSchema<RedeemName, 'required'> =>
  formSchema(['required'] as const, {
    address: isSent ? someText() : anyText(),
    paymentPassword: someText(),
  });

function Facts({
  reward,
  balance,
  address,
}: Pick<RedeemViewProps, 'reward' | 'balance'> & {
  readonly address?: string;
}) {
  const t = useT();
  const figures = useFigures();
  const { cost, price } = reward;
  const items: readonly DataListItem[] = [
    { id: 'reward', label: t('points.reward'), value: reward.name },
    ...(address ? [{ id: 'address', label: t('field.address'), value: address }] : []),
    ...(price === null
      ? []
      : [{ id: 'price', label: t('points.requiredAmount'), value: figures(price) }]),
    {
      id: 'left',
      label: t('points.remaining'),
      value: cost > balance ? undefined : figures(formatCount(balance - cost)),
    },
    {
      id: 'cost',
      label: t('points.requiredPoints'),
      value: figures(formatCount(cost)),
      total: true,
    },
  ];
  return <DataList variant="well" items={items} />;
}

interface ReviewProps extends RedeemViewProps {
  readonly address: string;
}

function Review({ busy, onBack, onSubmit, ...of }: ReviewProps) {
  const t = useT();
  // Focuses the facts, not the button: a key that is still held would press it before the member has read anything.
  const facts = useRef<HTMLDivElement>(null);
  useEffect(() => facts.current?.focus(), []);
  const group = { role: 'group', 'aria-label': t('points.check') };
  return (
    <Stack gap="s4">
      <Stack ref={facts} {...group} tabIndex={-1}>
        <Facts {...of} />
      </Stack>
      {of.reward.terms !== '' && <Text tone="secondary">{of.reward.terms}</Text>}
      <Inline justify="end">
        <Button disabled={busy} onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          onClick={(event) => {
            // The second press of a double click is no new intent.
            if (event.detail < 2) onSubmit();
          }}
        >
          {t('confirm.redeem.action')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface FieldsProps extends RedeemViewProps {
  readonly refused: ReadonlyMap<RedeemName, string>;
  /** Not enough points, or sold out: nothing can be sent. */
  readonly isOff: boolean;
}

function Fields({ reward, balance, failure, refused, isOff, onReview }: FieldsProps) {
  const t = useT();
  const labels: Record<RedeemName, string> = {
    address: t('field.address'),
    paymentPassword: t('auth.transactionPassword'),
  };
  const form = useCheckedForm({
    schema: redeemSchema(reward),
    onSubmit: (values) =>
      onReview({ ...values, address: reward.isSent ? values.address.trim() : '' }),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const field = (name: RedeemName) => {
    const problem = form.problems.get(name);
    return {
      ...form.field(name),
      label: labels[name],
      required: true,
      error:
        problem === undefined
          ? undefined
          : typeof problem === 'object'
            ? problem.says
            : t('validation.requiredField', { field: labels[name] }),
    };
  };
  return (
    <form {...form.form} {...preventDoubleSubmit.form}>
      <Stack gap="s4">
        <Facts reward={reward} balance={balance} />
        <FormProblems of={form} labels={labels} />
        {reward.isSent && <TextField {...field('address')} autoComplete="street-address" />}
        <PasswordInput
          {...field('paymentPassword')}
          hint={t('points.passwordNeeded')}
          autoComplete="off"
        />
        <Button type="submit" variant="primary" block disabled={isOff}>
          {t('action.continue')}
        </Button>
      </Stack>
    </form>
  );
}
