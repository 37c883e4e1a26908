import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './RadioGroup.css.ts';

/** One answer of a `RadioGroup`. */
export interface RadioOption {
  /** What `value` and `onChange` carry; unique in the group. */
  value: string;
  /** The answer; pressing it chooses it. */
  label: ReactNode;
  /** Second line in small text: what follows from this answer. */
  detail?: ReactNode;
  /** At the end of a card. Not drawn in a list. */
  icon?: IconLike;
  /** Stays visible but cannot be chosen. Default false. */
  disabled?: boolean | undefined;
}

/** Props of `RadioGroup`. Everything not named here goes to the root, `ref` included. */
export interface RadioGroupProps
  extends Omit<FieldTexts, 'valid' | 'validMessage'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'onChange' | 'children' | 'role'> {
  /** Id of the answer that Tab reaches, so that an error summary can lead there. */
  controlId?: string | undefined;
  /** Answers from the top down. */
  options: readonly RadioOption[];
  /** Value of the chosen answer; `''` while none is. */
  value: string;
  /** An answer was chosen, by press or arrow key; gets its `value`. Not called while `readOnly`. */
  onChange: (value: string) => void;
  /** Form name. Default: generated. */
  name?: string | undefined;
  /** `list` for plain rows, `card` for choices that carry weight (account, answer, period). Default `list`. */
  variant?: 'list' | 'card' | undefined;
  /** Cards side by side where there is room. */
  columns?: boolean | undefined;
  /** No answer can be chosen. Default false. */
  disabled?: boolean | undefined;
  /** The answer can be read and reached but not changed. */
  readOnly?: boolean | undefined;
}

/**
 * One answer out of a few that need their own line. Real radios: Tab reaches the
 * chosen one (or the first), arrows move and choose, as WAI-ARIA says. For two to
 * six short words use `Segmented`, for a long list `SelectField` or `Combobox`.
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
