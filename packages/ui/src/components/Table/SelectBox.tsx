import { Check, Minus } from 'lucide-react';
import * as box from '../Checkbox/Checkbox.css.ts';
import * as css from './rows.css.ts';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some rows are selected, but not all. */
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/** A checkbox without visible text. Its press area is 44 px. */
export function SelectBox({ label, checked, mixed = false, disabled, onChange }: SelectBoxProps) {
  return (
    <label className={css.select}>
      <span className={box.holder}>
        <input
          type="checkbox"
          className={box.box}
          aria-label={label}
          checked={checked}
          disabled={disabled}
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Check className={box.tick} size={18} strokeWidth={3} aria-hidden="true" />
        {mixed && <Minus className={css.mixed} size={18} strokeWidth={3} aria-hidden="true" />}
      </span>
    </label>
  );
}
