import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import * as css from './DateField.css.ts';
import type { Part } from './typed-day.ts';

/** The pattern of a day, as texts and errors write it. It is the same in every language. */
const patterns: Readonly<Record<Part, string>> = { year: 'yyyy', month: 'MM', day: 'dd' };

/** How far a page key steps. */
const pages: Readonly<Record<Part, number>> = { year: 10, month: 3, day: 7 };

interface DayPartProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  part: Part;
  text: string;
  /** Name of the box, and id of the name of the field before it. */
  label: string;
  labelId: string;
  /** The box takes the focus. */
  onBegin: () => void;
  /** Its text changed; `added` is what was typed, if the browser says it. */
  onEnter: (text: string, added: string | null) => void;
  onFinish: () => void;
  onStep: (by: number) => void;
  onMove: (by: 1 | -1) => void;
}

/** One box of a day, with the dash before it. */
export function DayPart({
  part,
  text,
  label,
  labelId,
  id,
  onBegin,
  onEnter,
  onFinish,
  onStep,
  onMove,
  ...input
}: DayPartProps) {
  const ownId = useId();
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: pages[part],
    PageDown: -pages[part],
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // Enter sends the form.
    if (key === 'Enter') onFinish();
    if (altKey || ctrlKey || metaKey) return;
    const by = steps[key];
    if (by !== undefined && !input.readOnly) onStep(by);
    else if (key === 'ArrowLeft' || (key === 'Backspace' && text === '')) onMove(-1);
    else if (key === 'ArrowRight') onMove(1);
    // A separator ends a box; the dash after a full one is already there.
    else if (/^[-/. ]$/.test(key)) text !== '' && onMove(1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      {part !== 'year' && (
        <span aria-hidden="true" className={css.dash}>
          -
        </span>
      )}
      <input
        {...input}
        id={id ?? ownId}
        type="text"
        inputMode="numeric"
        className={css.part[part]}
        placeholder={patterns[part]}
        aria-label={label}
        aria-labelledby={`${labelId} ${id ?? ownId}`}
        value={text}
        onFocus={({ currentTarget }) => {
          onBegin();
          currentTarget.select();
        }}
        onChange={({ target, nativeEvent }) =>
          onEnter(target.value, nativeEvent instanceof InputEvent ? nativeEvent.data : null)
        }
        onBlur={onFinish}
        onKeyDown={press}
      />
    </>
  );
}
