import type { ReactNode } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { boxButton } from '../Field/InputBox.css.ts';
import { compareAmounts } from './decimal.ts';
import * as css from './NumberField.css.ts';

/** A quick amount: one press enters it. */
export interface AmountPreset {
  /** Decimal string, e.g. `2000`. */
  value: string;
  /** The formatted amount. A chip may leave out the symbol: `2,000`. */
  label: string;
}

interface PresetsProps {
  presets: readonly AmountPreset[];
  label: string | undefined;
  value: string;
  min: string | undefined;
  max: string | undefined;
  disabled: boolean | undefined;
  onChoose: (value: string) => void;
}

/** The quick amounts. The one that equals the value is shown as pressed. */
export function Presets({ presets, label, value, min, max, disabled, onChoose }: PresetsProps) {
  const outside = (amount: string) =>
    (min !== undefined && compareAmounts(amount, min) < 0) ||
    (max !== undefined && compareAmounts(amount, max) > 0);
  const group = { role: 'group', 'aria-label': label };
  return (
    <div {...group} className={css.presets} data-part="presets">
      {presets.map((preset) => (
        <Chip
          key={preset.value}
          className={css.preset}
          selected={value !== '' && compareAmounts(preset.value, value) === 0}
          disabled={disabled || outside(preset.value)}
          onClick={() => onChoose(preset.value)}
        >
          {preset.label}
        </Chip>
      ))}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  disabled: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A step button for pointers. The keyboard has the arrow keys, so Tab skips the button. */
export function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={boxButton}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
