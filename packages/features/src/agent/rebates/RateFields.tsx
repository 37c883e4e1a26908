import { Button, Heading, type HeadingLevel, Inline, Stack, Text } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import type { BoundField } from '../../shared/form/use-checked-form.ts';
import { type Translate, useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './RateFields.css.ts';
import {
  presetRate,
  type RateCap,
  type RateName,
  type RatePreset,
  type RateProblem,
  rateDecimals,
  rateName,
  ratePresets,
} from './rebates-model.ts';

/** The label of a kind of game; an unknown kind is shown by its code. */
export const kindLabel = ({ kind, label }: Pick<RateCap, 'kind' | 'label'>, t: Translate) =>
  label ? t(label) : kind;

/** The error text for a typed rate. */
export function rateMessage(
  problem: RateProblem,
  max: string,
  t: Translate,
  figures: (text: string) => string,
): string {
  switch (problem) {
    case 'rateInvalid':
      return t('validation.rate', { min: figures('0%'), max: figures(`${max}%`) });
    case 'rateDecimals':
      return t('validation.amountDecimals', { count: rateDecimals });
    case 'rateHigh':
      return t('agentMsg.rateTooHigh', { rate: `${max}%` });
  }
}

export interface RateFieldsProps {
  readonly caps: readonly RateCap[];
  readonly field: (name: RateName) => BoundField;
  readonly errorOf: (name: RateName) => string | undefined;
  /** Initial values of the fields. Default: empty. */
  readonly initial?: Readonly<Record<RateName, string>> | undefined;
  /** Heading level of the title, to fit the page around it. Default: 4. */
  readonly level?: HeadingLevel | undefined;
  /** Called by a preset, with values for all fields. */
  readonly onFill: (values: Readonly<Record<RateName, string>>) => void;
}

const words = {
  most: 'rebates.all',
  half: 'rebates.half',
  none: 'rebates.none',
} as const satisfies Record<RatePreset, string>;

/** A rate field for each kind of game, within what the backend lets the agent give (AGT-03, AGT-04). */
export function RateFields({ caps, field, errorOf, initial, level = 4, onFill }: RateFieldsProps) {
  const t = useT();
  const figures = useFigures();
  const filled = (preset: RatePreset) =>
    Object.fromEntries(caps.map(({ kind, max }) => [rateName(kind), presetRate(preset, max)]));
  return (
    <Stack gap="s3">
      <Inline justify="between">
        <Heading level={level}>{t('team.rebateRate')}</Heading>
        <Text as="span" size="small" tone="secondary">
          {t('rebates.limit')}
        </Text>
      </Inline>
      <Inline role="group" aria-label={t('rebates.presets')}>
        {ratePresets.map((preset) => (
          <Button key={preset} size="sm" onClick={() => onFill(filled(preset))}>
            {t(words[preset])}
          </Button>
        ))}
      </Inline>
      <div className={css.fields}>
        {caps.map((cap) => {
          const name = rateName(cap.kind);
          return (
            <TextField
              key={cap.kind}
              {...field(name)}
              label={kindLabel(cap, t)}
              hint={t('rebates.most', { rate: figures(`${cap.max}%`) })}
              error={errorOf(name)}
              defaultValue={initial?.[name] ?? ''}
              endSlot="%"
              code
              inputMode="decimal"
              autoComplete="off"
            />
          );
        })}
      </div>
      <Text size="small" tone="secondary">
        {t('rebates.emptyIs', { rate: '0%' })}
      </Text>
    </Stack>
  );
}
