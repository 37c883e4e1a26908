import { type ComponentProps, createContext, useContext, useRef, useState } from 'react';
import { hidden } from '../Field/Field.css.ts';
import { join } from '../join.ts';
import * as css from './FormStatus.css.ts';

/** Says one sentence through the region of a form; gives back what takes it away again. */
export type FormAnnounce = (sentence: string) => () => void;

const Announce = createContext<FormAnnounce | null>(null);

/**
 * How a part of a form announces: through the one live region of the form, or `null` where no
 * `FormStatus` is around it and the part needs a region of its own (A11-01).
 */
export const useFormAnnounce = (): FormAnnounce | null => useContext(Announce);

/** Props of `FormStatus`. */
export interface FormStatusProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What is being done just now, as one sentence. It comes before what the form's parts say. */
  message?: string | undefined;
  /** Raise it to say the same sentence again. */
  sequence?: number;
  /** Show the sentence too. Default: announced only. */
  visible?: boolean;
  /** The form. Its parts announce through this region. */
  children?: ComponentProps<'div'>['children'];
}

/** A sentence of a part of the form, with a number of its own. */
interface Announcement {
  readonly text: string;
  readonly turn: number;
}

/**
 * The one polite live region of a form. Render it from the start, empty: a region that appears
 * together with its text is not read. Around a form it announces what its parts report: errors,
 * Caps Lock, counters.
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
    // What was said before is not said again once the message goes.
    if (message) setAnnounced(null);
  }
  const turns = useRef(0);
  const first = useRef(0);
  const [announce] = useState<FormAnnounce>(() => (text: string) => {
    // Of several in one task the first counts: the summary comes before its fields.
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
        {/* Another key writes the text anew: the same sentence is read again. */}
        {text && <span key={message ? sequence : `said ${announced?.turn}`}>{text}</span>}
      </div>
      {children !== undefined && <Announce value={announce}>{children}</Announce>}
    </>
  );
}
