import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import * as css from './Field.css.ts';

/** Ids of the lines below a control, for its description. */
export interface FieldNotes {
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** Joins ids for `aria-describedby`: the error first, then the ids in between, the hint, and the ids after it. */
export function describedBy(
  { id, error, hint }: FieldNotes,
  between?: string | false | undefined,
  after?: string | undefined,
): string | undefined {
  const ids = [error && errorId(id), between, hint && hintId(id), after];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** One line with an icon: an error, or a confirmation. */
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

/** Shows the error, then the children, then the hint. */
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

/** The asterisk of a required field. The control announces it by `aria-required`. */
export function RequiredMark() {
  return (
    <span className={css.required} aria-hidden="true">
      *
    </span>
  );
}

/** The name of a field, with its asterisk or the text for "optional". */
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
