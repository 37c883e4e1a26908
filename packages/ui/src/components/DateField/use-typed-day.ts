import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  dayOf,
  entered,
  finished,
  type Part,
  parts,
  settled,
  stepped,
  type TypedDay,
  typedOf,
  wholeDay,
} from './typed-day.ts';

/** The texts of the boxes of a day, and what a person does with them. */
export interface TypedDayState {
  readonly typed: TypedDay;
  /** Takes the text of a box; `added` is what was typed, if it is known. Returns whether the box is full. */
  readonly enter: (part: Part, text: string, added: string | null) => boolean;
  /** A box takes the focus: the next digit replaces its text. */
  readonly begin: () => void;
  /** A box is left. */
  readonly finish: (part: Part) => void;
  /** All boxes are left. */
  readonly settle: () => void;
  readonly step: (part: Part, by: number) => void;
  /** Sets a day; `''` empties the boxes. */
  readonly choose: (day: string) => void;
}

/**
 * Keeps the boxes of a day together with the control of the form, whose value is the day or `''`. The control says
 * what the form knows: a change here is an `input` event of it, and what a form writes into it is shown here.
 */
export function useTypedDay(
  control: RefObject<HTMLInputElement | null>,
  { value, initial, start }: { value: string | undefined; initial: string; start: string },
): TypedDayState {
  const [typed, setTyped] = useState(() => typedOf(value ?? initial));
  const [seen, setSeen] = useState(value);
  const isFresh = useRef(true);
  // A full box passes the focus on, and is left before React renders what was typed into it.
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  }, [typed]);
  if (value !== undefined && value !== seen) {
    setSeen(value);
    // A half-typed day has the value '', and stays.
    if (value !== dayOf(typed)) setTyped(typedOf(value));
  }

  /** Shows what a form wrote: at first, and later when it sends a `change` event. */
  const adopt = useEffectEvent(() => {
    const written = control.current?.value ?? '';
    if (written !== dayOf(typed)) setTyped(typedOf(written));
  });
  useLayoutEffect(() => adopt(), []);
  useEffect(() => {
    const node = control.current;
    const show = () => adopt();
    node?.addEventListener('change', show);
    return () => node?.removeEventListener('change', show);
  }, [control]);

  const change = (next: TypedDay) => {
    latest.current = next;
    setTyped(next);
    const node = control.current;
    const day = dayOf(next);
    if (!node || node.value === day) return;
    // The setter of the prototype: React would not report a change made through the control's own one.
    const prototype = Reflect.getPrototypeOf(node);
    if (prototype) Reflect.set(prototype, 'value', day, node);
    node.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return {
    typed,
    enter: (part, text, added) => {
      const whole = wholeDay(text);
      if (whole !== '') {
        change(typedOf(whole));
        return false;
      }
      const entry = entered(part, isFresh.current && added !== null ? added : text);
      isFresh.current = false;
      change({ ...latest.current, [part]: entry.text });
      return entry.isFull;
    },
    begin: () => {
      isFresh.current = true;
    },
    finish: (part) => change({ ...latest.current, [part]: finished(part, latest.current[part]) }),
    settle: () => change(settled(latest.current)),
    step: (part, by) => {
      isFresh.current = true;
      change(stepped(latest.current, part, by, typedOf(start)));
    },
    choose: (day) => change(typedOf(day)),
  };
}

/** The next or the previous box. */
export const beside = (part: Part, by: 1 | -1): Part | undefined => parts[parts.indexOf(part) + by];
