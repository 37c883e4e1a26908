import { X } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useRef, useState } from 'react';
import { boxButton } from '../Field/InputBox.css.ts';
import { type BoxState, InputBox } from '../Field/InputBox.tsx';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { CalendarButton } from './CalendarButton.tsx';
import * as css from './DateField.css.ts';
import { DayPart } from './DayPart.tsx';
import type { DayFormat } from './day-format.ts';
import { dayOf, type Part, parts, typedOf } from './typed-day.ts';
import { beside, useTypedDay } from './use-typed-day.ts';

/** Attributes of the input that the boxes set themselves. */
type OwnAttributes =
  | 'type'
  | 'size'
  | 'style'
  | 'children'
  | 'className'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max';

/** Attributes of the control of the form, and its day. */
export interface DayInput extends Omit<ComponentProps<'input'>, OwnAttributes> {
  /** The day, `yyyy-MM-dd`, or `''`. With it the field is controlled. */
  value?: string | undefined;
  /** The first day of a field that keeps its own. */
  defaultValue?: string | undefined;
}

interface DayBoxProps extends DayInput, DayFormat {
  state: BoxState;
  /** Id of the name of the field. */
  labelId: string;
}

/**
 * A day as three boxes, with a calendar. The form knows one control, whose value is the day: it has the name, the
 * `ref` and the events. It cannot be seen, and passes its focus to the first box.
 */
export function DayBox(props: DayBoxProps) {
  const { labels, language, numbers, today, min, max, state, labelId, ...input } = props;
  const { id, value, defaultValue = '', autoComplete, ref, onChange, onBlur, ...control } = input;
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid, ...attributes } = control;
  const { 'aria-required': required, ...form } = attributes;
  const { disabled = false, readOnly = false } = form;
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(own, ref);
  const box = useRef<HTMLSpanElement>(null);
  const boxes = useRef(new Map<Part, HTMLInputElement>());
  const [isOpen, setOpen] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const start = startOf({ today, min, max });
  const day = useTypedDay(own, { value, initial: defaultValue, start });
  const focus = (part: Part | undefined) => part && boxes.current.get(part)?.focus();
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (target === own.current || isOpen) return;
    if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return;
    // For the form, the control is left.
    own.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  const isEmpty = parts.every((part) => day.typed[part] === '');
  const fixed = disabled || readOnly;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears only that the focus leaves the field
    <span ref={box} className={css.around} onBlur={leave}>
      <InputBox
        state={state}
        endButton={
          <>
            {labels.clear !== undefined && !isEmpty && !fixed && (
              <button
                type="button"
                className={boxButton}
                aria-label={labels.clear}
                data-part="clear"
                onClick={() => {
                  day.choose('');
                  focus('year');
                }}
              >
                <X size={18} strokeWidth={1.75} aria-hidden="true" />
              </button>
            )}
            <CalendarButton
              labelId={labelId}
              disabled={fixed}
              open={isOpen}
              onOpenChange={setOpen}
              {...{ labels, language, numbers, today, min, max }}
              value={dayOf(day.typed)}
              onChoose={(chosen) => {
                day.choose(chosen);
                setOpen(false);
              }}
            />
          </>
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second, visible name */}
        <span
          role="group"
          aria-labelledby={labelId}
          dir="ltr"
          className={css.day}
          data-part="control"
          data-focused={isFocused ? '' : undefined}
          onFocus={() => setFocused(true)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
            setFocused(false);
            day.settle();
          }}
        >
          {parts.map((part) => (
            <DayPart
              key={part}
              ref={(node) => {
                if (node) boxes.current.set(part, node);
              }}
              part={part}
              id={part === 'year' ? id : undefined}
              label={labels[part]}
              labelId={labelId}
              text={day.typed[part]}
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              {...{ disabled, readOnly }}
              aria-required={required}
              aria-invalid={invalid}
              // Once for the field, but with each box while something is wrong.
              aria-describedby={part === 'year' || invalid ? describedBy : undefined}
              onBegin={day.begin}
              onEnter={(text, added) => {
                if (day.enter(part, text, added)) focus(beside(part, 1));
              }}
              onFinish={() => day.finish(part)}
              onStep={(by) => day.step(part, by)}
              onMove={(by) => focus(beside(part, by))}
            />
          ))}
        </span>
        <input
          {...form}
          ref={mergedRef}
          type="text"
          className={css.value}
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
          data-part="value"
          {...(value === undefined ? { defaultValue: dayOf(typedOf(defaultValue)) } : { value })}
          onChange={(event) => onChange?.(event)}
          onBlur={(event) => onBlur?.(event)}
          onFocus={() => focus('year')}
        />
      </InputBox>
    </span>
  );
}

/** The day at which arrow keys begin in an empty box: today, or the nearest day that can be chosen. */
function startOf({ today, min, max }: Pick<DayFormat, 'today' | 'min' | 'max'>): string {
  const day = today ?? max ?? min ?? '2000-01-01';
  if (max !== undefined && day > max) return max;
  return min !== undefined && day < min ? min : day;
}
