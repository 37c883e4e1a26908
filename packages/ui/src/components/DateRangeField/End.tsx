import { Calendar } from 'lucide-react';
import * as date from '../DateField/DateField.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import * as css from './DateRangeField.css.ts';

interface EndProps {
  id: string;
  label: string;
  name: string | undefined;
  describedBy: string | undefined;
  value: string;
  min: string | undefined;
  max: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  required: boolean | undefined;
  invalid: boolean;
  onChange: (day: string) => void;
}

/**
 * One end of the range. Both ends take the limits of the field and not each
 * other's: a phone's picker would refuse the first half of moving both later.
 */
export function End({ id, label, describedBy, invalid, required, onChange, ...input }: EndProps) {
  const { disabled, readOnly } = input;
  const aria = {
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={css.end}>
      <label htmlFor={id} className={css.endLabel}>
        {label}
      </label>
      <InputBox state={boxStateOf({ error: invalid ? label : undefined }, { disabled, readOnly })}>
        <input
          {...input}
          {...aria}
          id={id}
          type="date"
          autoComplete="off"
          className={date.date}
          data-part="control"
          onChange={(event) => onChange(event.target.value)}
        />
        <Calendar className={date.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      </InputBox>
    </div>
  );
}
