import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { hidden } from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { join } from '../join.ts';
import { systemClock, type UiClock } from '../motion/clock.ts';
import * as css from './TextArea.css.ts';

/** Texts of the counter. The numbers count characters as a reader does. */
export interface TextAreaCounter {
  /** "107 characters left". */
  left: (count: number) => string;
  /** "3 characters too many". */
  over: (count: number) => string;
}

/**
 * Props of `TextArea`. Everything not named here goes to the `<textarea>`, `ref` included. There is no `maxLength`,
 * because it counts UTF-16 units and cuts off a pasted text without any message.
 */
export interface TextAreaProps
  extends FieldTexts,
    Omit<
      ComponentProps<'textarea'>,
      keyof FieldTexts | 'style' | 'children' | 'maxLength' | 'rows' | 'cols'
    > {
  /** Minimum height in lines. It grows up to 320 px. Default 3. */
  rows?: keyof typeof css.atLeast | undefined;
  /** Most characters, in Unicode code points as the server counts. A longer text is kept and marked. */
  limit?: number | undefined;
  /** Texts of the visible counter. Give them with `limit`. */
  counter?: TextAreaCounter | undefined;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
  /** Default: the system clock. */
  clock?: UiClock | undefined;
}

/** Several lines of text. Works controlled and with `register()` of react-hook-form. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitField(props);
  const { id, rows = 3, limit, counter, describedBy, clock, onChange, ...area } = control;
  const counterId = useId();
  const [typed, setTyped] = useState(() => String(area.defaultValue ?? ''));
  const text = area.value === undefined ? typed : String(area.value);
  const left = limit === undefined ? undefined : limit - codePoints(text);
  const over = left !== undefined && left < 0;
  const words = left === undefined ? undefined : counterWords(counter, left);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  const described = [words && counterId, describedBy].filter(Boolean).join(' ') || undefined;
  const state = over && !area.disabled ? 'error' : boxStateOf(field, area);
  return (
    <Field
      {...field}
      controlId={id}
      describedBy={described}
      data-component="text-area"
      below={
        words !== undefined && (
          <>
            <div
              id={counterId}
              className={css.counter}
              data-part="counter"
              data-state={over ? 'over' : 'within'}
            >
              {words}
            </div>
            <Spoken
              text={text}
              words={left !== undefined && isClose(left, limit) ? words : ''}
              clock={clock}
            />
          </>
        )
      }
    >
      {(aria) => (
        <InputBox state={state}>
          <textarea
            rows={rows}
            {...area}
            {...aria}
            {...(over && { 'aria-invalid': true })}
            className={join(css.area, css.atLeast[rows])}
            data-part="control"
            onChange={change}
          />
        </InputBox>
      )}
    </Field>
  );
}

/** Announces the counter after a pause in typing, and only near the limit: not after every letter. */
function Spoken({
  text,
  words,
  clock = systemClock,
}: {
  text: string;
  words: string;
  clock: UiClock | undefined;
}) {
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = text;
    return clock.after(1000, () => setSpoken(words));
  }, [text, words, clock]);
  return (
    <div role="status" className={hidden}>
      {spoken}
    </div>
  );
}

/** Counts characters as a server does: an emoji counts once. */
const codePoints = (text: string): number => [...text].length;

const isClose = (left: number, limit = 0): boolean => left <= Math.max(10, limit / 10);

function counterWords(counter: TextAreaCounter | undefined, left: number): string | undefined {
  return left < 0 ? counter?.over(-left) : counter?.left(left);
}
