import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './RadioGroup.css.ts';

/** One answer of a `RadioGroup`. */
export interface RadioOption {
  /** Unique in the group. `value` and `onChange` use it. */
  value: string;
  /** Text of the answer. Pressing it chooses the answer. */
  label: ReactNode;
  /** Second line in small text: the consequence of this answer. */
  detail?: ReactNode;
  /** Icon at the end of a card. A list does not show it. */
  icon?: IconLike;
  /** The answer is visible but cannot be chosen. Default false. */
  disabled?: boolean | undefined;
}

/** Props of `RadioGroup`. Everything not named here goes to the root, `ref` included. */
export interface RadioGroupProps
  extends Omit<FieldTexts, 'valid' | 'validMessage'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'onChange' | 'children' | 'role'> {
  /** Id of the answer that Tab reaches, so that an error summary can link to it. */
  controlId?: string | undefined;
  /** The answers, in order. */
  options: readonly RadioOption[];
  /** `value` of the chosen answer; `''` when none is chosen. */
  value: string;
  /** Called with the `value` of the answer chosen by press or arrow key. Not called while `readOnly`. */
  onChange: (value: string) => void;
  /** Form name. Default: generated. */
  name?: string | undefined;
  /** `list` for plain rows, `card` for important choices (account, answer, period). Default `list`. */
  variant?: 'list' | 'card' | undefined;
  /** Shows the cards side by side where there is room. */
  columns?: boolean | undefined;
  /** No answer can be chosen. Default false. */
  disabled?: boolean | undefined;
  /** The answer can be read and focused but not changed. */
  readOnly?: boolean | undefined;
}

/**
 * A choice of one answer, when each answer needs its own line. It uses native radios: Tab reaches the chosen one (or
 * the first), arrows move and choose, as in WAI-ARIA. For two to six short words use `Segmented`, for a long list
 * `SelectField` or `Combobox`.
 */
export function RadioGroup({
  controlId,
  options,
  value,
  onChange,
  name,
  variant = 'list',
  columns = false,
  disabled = false,
  readOnly = false,
  ...group
}: RadioGroupProps) {
  const ownName = useId();
  const cards = variant === 'card';
  const usable = options.filter((option) => option.disabled !== true);
  const stop = usable.find((option) => option.value === value) ?? usable[0];
  return (
    <FieldGroup
      data-component="radio-group"
      {...group}
      role="radiogroup"
      {...(readOnly && { 'aria-readonly': true })}
      {...(disabled && { 'aria-disabled': true })}
    >
      {() => (
        <div className={join(cards ? css.cards : css.list, columns && css.columns)}>
          {options.map((option) => {
            const off = disabled || option.disabled === true;
            const checked = option.value === value;
            return (
              <label
                key={option.value}
                data-part="option"
                data-state={checked ? 'checked' : 'unchecked'}
                data-disabled={off ? '' : undefined}
                className={cards ? css.card : css.row}
              >
                <input
                  type="radio"
                  id={option === stop ? controlId : undefined}
                  className={join(css.radio, cards && css.cardRadio)}
                  data-part="control"
                  name={name ?? ownName}
                  value={option.value}
                  checked={checked}
                  disabled={off}
                  onChange={() => !readOnly && onChange(option.value)}
                />
                <span className={css.words}>
                  <span className={cards ? css.cardTitle : undefined}>{option.label}</span>
                  {option.detail && (
                    <span className={css.detail} data-part="detail">
                      {option.detail}
                    </span>
                  )}
                </span>
                {cards && option.icon !== undefined && (
                  <span className={css.icon} data-part="icon">
                    <IconSlot icon={option.icon} />
                  </span>
                )}
              </label>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
