import { DayBox } from '../DateField/DayBox.tsx';
import type { DayFormat } from '../DateField/day-format.ts';
import { boxStateOf } from '../Field/InputBox.tsx';
import * as css from './DateRangeField.css.ts';
import type { DateRange } from './ranges.ts';

interface EndProps extends DayFormat {
  id: string;
  label: string;
  name: string | undefined;
  describedBy: string | undefined;
  value: string;
  disabled: boolean;
  readOnly: boolean;
  required: boolean | undefined;
  invalid: boolean;
  onChange: (day: string) => void;
}

/**
 * One end of the range. Both ends use the limits of the field, not each other's value. Otherwise a player who moves
 * both dates later could not change the start first.
 */
function End({ id, label, describedBy, invalid, required, onChange, ...input }: EndProps) {
  const { disabled, readOnly } = input;
  const labelId = `${id}-label`;
  return (
    <div className={css.end}>
      <label id={labelId} htmlFor={id} className={css.endLabel}>
        {label}
      </label>
      <DayBox
        {...input}
        id={id}
        labelId={labelId}
        state={boxStateOf({ error: invalid ? label : undefined }, { disabled, readOnly })}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface EndsProps extends Omit<EndProps, 'id' | 'label' | 'name' | 'value' | 'onChange'> {
  fromId: string;
  toId: string;
  fromLabel: string;
  toLabel: string;
  names: { from: string; to: string } | undefined;
  value: DateRange;
  onChange: (range: DateRange) => void;
}

/** Both ends of the range, each with its own box. */
export function Ends(props: EndsProps) {
  const { fromId, toId, fromLabel, toLabel, names, value, onChange, ...both } = props;
  return (
    <>
      <End
        {...both}
        id={fromId}
        label={fromLabel}
        name={names?.from}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <End
        {...both}
        id={toId}
        label={toLabel}
        name={names?.to}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
    </>
  );
}
