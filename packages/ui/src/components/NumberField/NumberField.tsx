import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { leftToRight } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { join } from '../join.ts';
import { compareAmounts, stepAmount } from './decimal.ts';
import * as css from './NumberField.css.ts';
import { type AmountPreset, Presets, StepButton } from './parts.tsx';
import { useAmount } from './use-amount.ts';

/** Props of `NumberField`. Everything not named here goes to the `<input>`, `ref` included. */
export interface NumberFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      | keyof FieldTexts
      | 'type'
      | 'size'
      | 'style'
      | 'children'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'min'
      | 'max'
      | 'step'
    > {
  /** A decimal string (`2000`, `0.50`) or `''`. Never a float. */
  value: string;
  /** Called with the new decimal string: Latin digits, no groups, no leading zeros. */
  onChange: (value: string) => void;
  /** Most digits after the decimal point. Default 2; 0 for whole numbers. */
  decimals?: number | undefined;
  /** Formats the value while the box has no focus, e.g. `2,000.00` by the money formatter of the site. Must be pure. */
  format?: ((value: string) => string) | undefined;
  /** Currency symbol before the amount. */
  symbol?: string | undefined;
  /**
   * Smallest amount, a decimal string. `min` and `max` limit the steps and the quick amounts. A typed amount is never
   * changed: say the limits in `hint` and `error`.
   */
  min?: string | undefined;
  /** Largest amount, a decimal string; see `min`. */
  max?: string | undefined;
  /**
   * Amount of one step: arrow keys and two buttons change the value by it, Page Up and Page Down by ten times as much.
   */
  step?: string | undefined;
  /** Names of the step buttons. Give them with `step`. */
  stepLabels?: { decrease: string; increase: string } | undefined;
  /** Quick amounts below the box. Those outside the limits are disabled. */
  presets?: readonly AmountPreset[] | undefined;
  /** Name of the row of quick amounts. */
  presetsLabel?: string | undefined;
  /** 60 px high with 24 px digits, for the only amount of a view. */
  large?: boolean | undefined;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/**
 * A field for an amount. Bengali digits can be typed and become Latin (I18-02); letters, group separators and symbols
 * are removed. With `step` it is a WAI-ARIA spin button.
 */
export function NumberField(props: NumberFieldProps) {
  const { field, control } = splitField(props);
  const { id, ref, value, onChange, decimals = 2, format, symbol, min, max, ...others } = control;
  const { step, stepLabels, presets, presetsLabel, large, describedBy, ...input } = others;
  const amount = useAmount({ value, onChange, decimals, format });
  const mergedRef = useMergedRef(amount.box, ref);
  const fixed = input.disabled || input.readOnly;

  const move = (times: number) => {
    if (step === undefined || fixed) return;
    const next = stepAmount(value, step, times, { min, max });
    if (next !== value) onChange(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    const times = stepKeys.get(event.key);
    if (times === undefined || step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    move(times);
  };
  const spin = step !== undefined && {
    role: 'spinbutton',
    'aria-valuenow': value === '' ? undefined : Number(value),
    'aria-valuetext': value === '' ? undefined : [symbol, format?.(value) ?? value].join(''),
    'aria-valuemin': min === undefined ? undefined : Number(min),
    'aria-valuemax': max === undefined ? undefined : Number(max),
  };

  return (
    <Field
      {...field}
      controlId={id}
      describedBy={describedBy}
      data-component="number-field"
      below={
        presets &&
        presets.length > 0 && (
          <Presets
            {...{ presets, value, min, max }}
            label={presetsLabel}
            disabled={fixed}
            onChoose={onChange}
          />
        )
      }
    >
      {(aria) => (
        <InputBox
          state={boxStateOf(field, input)}
          start={symbol && <span className={large ? css.largeSymbol : css.symbol}>{symbol}</span>}
          endButton={
            step !== undefined &&
            stepLabels && (
              <span className={css.steps} data-part="steps">
                <StepButton
                  label={stepLabels.decrease}
                  disabled={fixed || !canStep(value, min ?? '0', 1)}
                  onPress={() => move(-1)}
                >
                  <Minus size={20} strokeWidth={1.75} aria-hidden="true" />
                </StepButton>
                <StepButton
                  label={stepLabels.increase}
                  disabled={fixed || !canStep(value, max, -1)}
                  onPress={() => move(1)}
                >
                  <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
                </StepButton>
              </span>
            )
          }
        >
          <input
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...input}
            {...aria}
            {...spin}
            ref={mergedRef}
            type="text"
            dir="ltr"
            className={join(large ? css.large : css.input, leftToRight)}
            data-part="control"
            value={amount.shown}
            onChange={amount.type}
            onKeyDown={press}
            onFocus={(event: FocusEvent<HTMLInputElement>) => {
              input.onFocus?.(event);
              if (!fixed) amount.begin();
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              amount.finish();
              input.onBlur?.(event);
            }}
          />
        </InputBox>
      )}
    </Field>
  );
}

const stepKeys: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/**
 * Whether the value can move towards `limit`. `side` is the result of comparing the value with the limit while it can.
 */
const canStep = (value: string, limit: string | undefined, side: 1 | -1): boolean =>
  limit === undefined || compareAmounts(value, limit) === side || (value === '' && side === -1);
