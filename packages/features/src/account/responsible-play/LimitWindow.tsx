import { Alert, Button, Chip, Inline, Stack, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { FormStatus, TextField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { amountMessage } from '../../shared/money/amount-message.ts';
import { checkAmount } from '../../shared/money/typed-amount.ts';
import type { ResponsiblePlayViewProps } from './ResponsiblePlayView.props.ts';
import {
  type Limit,
  type LimitName,
  type Limits,
  limitNames,
  limitSchema,
  rulesOf,
} from './responsible-play-model.ts';
import { kindNames, periodNames, useLimitWords } from './use-limit-words.ts';

interface LimitWindowProps extends ResponsiblePlayViewProps {
  readonly limit: Limit;
  readonly of: Limits;
}

/** Amounts and minutes that one press fills in. */
const presets = {
  deposit: ['1000', '3000', '5000', '8000'],
  loss: ['500', '1000', '2000', '5000'],
  session: ['30', '60', '120', '180'],
} as const;

/** The name of the value in the API contract, by the kind of the limit. */
const inMinutes = { value: 'minutes' };
const inMoney = { value: 'amount' };

/** The window to change a limit. It says before sending whether the change starts at once or later. */
export function LimitWindow(props: LimitWindowProps) {
  const { limit, of, currencySymbol: symbol, busy, failed, onOpen, onSetLimit } = props;
  const { kind, value } = limit;
  const t = useT();
  const { unit } = useLimitWords(symbol);
  const name = `${t(kindNames[kind])}, ${t(periodNames[limit.period])}`;
  const failure = failed?.of === 'limit' ? failed : null;
  const label = t(kind === 'session' ? 'play.newMinutes' : 'play.newLimit');
  const wireNames = kind === 'session' ? inMinutes : inMoney;
  const refused = useRefusals<LimitName>(failure?.error, limitNames, { wireNames });
  const rules = rulesOf(limit);
  const form = useCheckedForm({
    schema: limitSchema(limit, symbol),
    onSubmit: ({ value: typed }) =>
      onSetLimit({ limit, value: checkAmount(typed, rules, symbol).amount }),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const problem = form.problems.get('value');
  const messageOf = (): string | undefined => {
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'same') return t('play.sameLimit');
    if (problem === 'required') return t('validation.requiredField', { field: label });
    return amountMessage(problem, rules, t, (amount) => unit(kind, amount));
  };
  const facts =
    value === null
      ? []
      : [
          { id: 'now', label: t('play.current'), value: unit(kind, value) },
          { id: 'used', label: t('play.used'), value: unit(kind, limit.used ?? '0') },
        ];
  const isBusy = busy === 'limit';
  return (
    <Modal
      open
      onOpenChange={(isOpen) => isOpen || onOpen(null)}
      title={name}
      closeLabel={t('action.close')}
      width={480}
    >
      <FormStatus message={isBusy ? t('loading.saving') : ''}>
        <form {...form.form}>
          <Stack>
            {failure && refused.size === 0 && (
              <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />
            )}
            <FormProblems of={form} labels={{ value: label }} />
            {facts.length > 0 && <DataList variant="well" items={facts} />}
            <TextField
              {...form.field('value')}
              label={label}
              required
              code
              inputMode={kind === 'session' ? 'numeric' : 'decimal'}
              autoComplete="off"
              {...(kind !== 'session' && { startSlot: symbol })}
              error={messageOf()}
            />
            <Inline>
              {presets[kind].map((preset) => (
                <Chip
                  key={preset}
                  onClick={() => {
                    form.write({ value: preset });
                    form.changed();
                  }}
                >
                  {unit(kind, preset)}
                </Chip>
              ))}
            </Inline>
            <Alert tone="info">{t('play.whenItCounts', { count: of.raiseAfterHours })}</Alert>
            <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
              {t('rg.setLimit')}
            </Button>
            {value !== null && (
              <Button
                block
                variant="ghost"
                disabled={isBusy}
                onClick={() => onSetLimit({ limit, value: null })}
              >
                {t('play.remove')}
              </Button>
            )}
            {value === null && (
              <Text size="small" tone="secondary">
                {t('empty.limits.body')}
              </Text>
            )}
          </Stack>
        </form>
      </FormStatus>
    </Modal>
  );
}
