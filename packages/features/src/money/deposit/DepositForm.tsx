import { Surface, Text } from '@parlour/ui';
import { RadioGroup } from '@parlour/ui/forms';
import { useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { useT } from '../../shared/i18n/use-t.ts';
import { AmountField } from '../../shared/money/AmountField.tsx';
import { amountMessage } from '../../shared/money/amount-message.ts';
import { isPositive } from '../../shared/money/decimal.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { useMoneyForm } from '../../shared/money/use-money-form.ts';
import * as css from './DepositView.css.ts';
import type { DepositViewProps, WithMoney } from './DepositView.props.ts';
import {
  bonusOf,
  checkDeposit,
  type DepositName,
  type DepositOptions,
  depositNames,
  depositSchema,
  firstMethod,
  methodOf,
  rulesOf,
} from './deposit-model.ts';
import { iconOf } from './icons.ts';
import { Summary } from './Summary.tsx';
import { useTerms } from './use-terms.ts';

interface DepositFormProps extends Omit<DepositViewProps, 'options'>, WithMoney {
  readonly options: DepositOptions;
}

/** Refusal codes that belong to one field. */
const places: ReadonlyMap<string, DepositName> = new Map([['LIMIT_REACHED', 'amount']]);

/**
 * The form for method, amount and bonus. Shows each error at its field and sends nothing while there is one (WAL-03,
 * WAL-07).
 */
export function DepositForm(props: DepositFormProps) {
  const { options, draft, currencySymbol: symbol, money, opening, openingFailed: failed } = props;
  const t = useT();
  const [chosen, setChosen] = useState(() => ({
    methodId: firstMethod(options, draft.methodId),
    promotionId: draft.promotionId,
  }));
  const [typed, setTyped] = useState(draft.amount);
  const method = methodOf(options, chosen.methodId);
  const bonus = bonusOf(options, chosen.promotionId);
  const { amount } = checkDeposit(typed, options, method, symbol);
  const form = useMoneyForm({
    names: depositNames,
    places,
    failed,
    draft: { amount: draft.amount },
    // An error of the previous method or of the previous limits may not apply any more.
    checkedWith: [chosen, options],
    schema: depositSchema(options, symbol),
    held: chosen,
    onType: (values) => setTyped(values.amount),
    onSubmit: (values) => {
      const wanted = checkDeposit(values.amount, options, method, symbol).amount;
      if (wanted === null || method === null) return;
      props.onOpen({
        methodId: method.id,
        amount: wanted,
        ...(bonus !== null && { promotionId: bonus.id }),
      });
    },
  });
  const write = (text: string) => {
    form.write({ amount: text });
    form.changed();
  };
  const choose = (change: Partial<typeof chosen>) => {
    const now = { ...chosen, ...change };
    setChosen(now);
    props.onDraft({ ...now, amount: typed });
  };
  const rules = rulesOf(options, method);
  const terms = useTerms(options, money);
  const labels = {
    methodId: t('wallet.paymentMethod'),
    amount: t('wallet.amount'),
    promotionId: t('wallet.bonus'),
  };
  const errorOf = (name: DepositName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    switch (problem) {
      case 'choose':
        return t(chosen.methodId === '' ? 'deposit.chooseMethod' : 'deposit.gone');
      case 'closed':
        return t('deposit.methodClosed');
      case 'bonusMin':
        return t('deposit.bonusMin', { min: money(bonus?.min ?? '') });
      case 'left':
        return terms.left;
      default:
        return amountMessage(problem, { min: method?.min, max: method?.max }, t, money);
    }
  };
  const bonusError = errorOf('promotionId');
  const { failedAsWhole } = form;
  const { id: methodField, name: methodName } = form.named('methodId');
  const { id: bonusField, name: bonusName } = form.named('promotionId');
  return (
    <SendForm
      form={form.form}
      busy={opening}
      className={css.columns}
      onInput={() => {
        form.changed();
        props.onDraft({ ...chosen, amount: form.values().amount });
      }}
    >
      <Surface as="section" className={css.fields} aria-label={t('wallet.deposit')}>
        {failedAsWhole && (
          <MoveFailure
            key={failedAsWhole.attempt}
            error={failedAsWhole.error}
            busy={opening}
            onRetry={props.onAgain}
          />
        )}
        <FormProblems of={form} labels={labels} />
        <RadioGroup
          controlId={methodField}
          name={methodName}
          variant="card"
          columns
          label={labels.methodId}
          error={errorOf('methodId')}
          value={chosen.methodId}
          onChange={(methodId) => choose({ methodId })}
          options={options.methods.map((one) => ({
            value: one.id,
            label: one.name,
            detail: terms.ofMethod(one),
            icon: iconOf(one.kind),
            disabled: one.isClosed,
          }))}
        />
        <AmountField
          {...form.field('amount')}
          {...{ symbol, rules, amount }}
          presets={options.presets}
          hint={terms.ofAmount(method)}
          error={errorOf('amount')}
          onChoose={(text) => {
            write(text);
            props.onDraft({ ...chosen, amount: text });
          }}
        />
        {(options.bonuses.length > 0 || bonusError !== undefined) && (
          <RadioGroup
            controlId={bonusField}
            name={bonusName}
            variant="card"
            label={t('deposit.bonusTitle')}
            error={bonusError}
            value={bonus?.id ?? ''}
            onChange={(promotionId) => choose({ promotionId })}
            options={[
              { value: '', label: t('deposit.bonusNone') },
              ...options.bonuses.map((one) => ({
                value: one.id,
                label: one.title,
                detail: terms.ofBonus(one),
              })),
            ]}
          />
        )}
      </Surface>
      <Surface as="section" className={css.side} aria-label={t('deposit.summary')}>
        <Summary amount={amount} method={method} bonus={bonus} money={money} />
        <SendButton block busy={opening}>
          {amount === null || !isPositive(amount)
            ? t('action.deposit')
            : t('deposit.send', { amount: money(amount) })}
        </SendButton>
        <Text size="small" tone="secondary">
          {t('deposit.next')}
        </Text>
      </Surface>
    </SendForm>
  );
}
