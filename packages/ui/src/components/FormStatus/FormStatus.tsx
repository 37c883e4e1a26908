import { type ComponentProps, createContext, useContext, useRef, useState } from 'react';
import { hidden } from '../Field/Field.css.ts';
import { join } from '../join.ts';
import * as css from './FormStatus.css.ts';

/** Announces one sentence through the live region of a form. Returns a function that removes the sentence. */
export type FormAnnounce = (sentence: string) => () => void;

const Announce = createContext<FormAnnounce | null>(null);

/**
 * Returns the function with which a part of a form announces through the form's only live region. Returns `null`
 * without a `FormStatus` around: then the part needs a live region of its own (A11-01).
 */
export const useFormAnnounce = (): FormAnnounce | null => useContext(Announce);

/** Props of `FormStatus`. */
export interface FormStatusProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What is happening now, as one sentence. It has priority over the announcements of the form's parts. */
  message?: string | undefined;
  /** Increase it to announce the same sentence again. */
  sequence?: number;
  /** Show the sentence too. Default: announced only. */
  visible?: boolean;
  /** The form. Its parts announce through this live region. */
  children?: ComponentProps<'div'>['children'];
}

/** An announcement of a part of the form, with its number. */
interface Announcement {
  readonly text: string;
  readonly turn: number;
}

/**
 * The only live region of a form; it is polite. Render it from the start, empty: screen readers do not read a region
 * that appears together with its text. It also announces what the parts of the form inside it report: errors, Caps
 * Lock, counters.
 */
export function FormStatus({
  message,
  sequence = 0,
  visible = false,
  className,
  children,
  ...root
}: FormStatusProps) {
  const [announced, setAnnounced] = useState<Announcement | null>(null);
  const [last, setLast] = useState(message);
  if (last !== message) {
    setLast(message);
    // When the message ends, an earlier announcement must not be repeated.
    if (message) setAnnounced(null);
  }
  const turns = useRef(0);
  const first = useRef(0);
  const [announce] = useState<FormAnnounce>(() => (text: string) => {
    // Of several announcements in one task only the first is used: the summary comes before its fields.
    if (first.current !== 0) return () => undefined;
    turns.current += 1;
    const turn = turns.current;
    const release = () => {
      if (first.current === turn) first.current = 0;
    };
    first.current = turn;
    queueMicrotask(release);
    setAnnounced({ text, turn });
    return () => {
      release();
      setAnnounced((now) => (now?.turn === turn ? null : now));
    };
  });
  const text = message || announced?.text;
  return (
    <>
      <div
        data-component="form-status"
        {...root}
        role="status"
        className={join(visible ? css.root : hidden, className)}
      >
        {/* A new key renders the text again, so that screen readers repeat the same sentence. */}
        {text && <span key={message ? sequence : `said ${announced?.turn}`}>{text}</span>}
      </div>
      {children !== undefined && <Announce value={announce}>{children}</Announce>}
    </>
  );
}
