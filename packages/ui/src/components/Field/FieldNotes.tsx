import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import * as css from './Field.css.ts';

/** The lines below a control, and the ids they are described by. */
export interface FieldNotes {
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** For `aria-describedby`: the error first, then what is given between, then the hint, then what comes after. */
export function describedBy(
  { id, error, hint }: FieldNotes,
  between?: string | false | undefined,
  after?: string | undefined,
): string | undefined {
  const ids = [error && errorId(id), between, hint && hintId(id), after];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** One line with an icon: what is wrong, or what was confirmed. */
export function FieldLine(props: {
  readonly id: string;
  readonly part: string;
  readonly className: string;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}) {
  const { id, part, className, icon: Icon, children } = props;
  return (
    <div id={id} className={className} data-part={part}>
      <Icon className={css.lineIcon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

/** Error, then the children, then the hint. */
export function FieldNotes({
  id,
  error,
  hint,
  children,
}: FieldNotes & { readonly children?: ReactNode }) {
  return (
    <>
      {error && (
        <FieldLine id={errorId(id)} part="error" className={css.error} icon={CircleAlert}>
          {error}
        </FieldLine>
      )}
      {children}
      {hint && (
        <div id={hintId(id)} className={css.hint} data-part="hint">
          {hint}
        </div>
      )}
    </>
  );
}

/** The asterisk of an answer that has to be given; the control says it by `aria-required`. */
export function RequiredMark() {
  return (
    <span className={css.required} aria-hidden="true">
      *
    </span>
  );
}

/** Name of a field, with its asterisk or the word for "may stay empty". */
export function FieldName(props: {
  readonly label: ReactNode;
  readonly required?: boolean | undefined;
  readonly optionalLabel?: string | undefined;
}) {
  const { label, required, optionalLabel } = props;
  return (
    <>
      {asPart(label)}
      {required && <RequiredMark />}
      {!required && optionalLabel && (
        <>
          {' '}
          <span className={css.optional}>{optionalLabel}</span>
        </>
      )}
    </>
  );
}
