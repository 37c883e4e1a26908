import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { join } from '../join.ts';
import * as css from './Field.css.ts';
import type { FieldTexts } from './Field.tsx';

/** What the parts of a group need to belong to it. */
export interface FieldGroupParts {
  /** Id of the visible name, for parts that quote it in their own. */
  labelId: string;
  /** Ids of error and hint, for `aria-describedby` of the parts. */
  describedBy: string | undefined;
}

interface FieldGroupProps
  extends Omit<FieldTexts, 'valid' | 'validMessage'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'children'> {
  role: 'group' | 'radiogroup';
  /** Ids of further descriptions. */
  extraDescription?: string | undefined;
  /** Shown under the error and above the hint. */
  below?: ReactNode;
  children: (parts: FieldGroupParts) => ReactNode;
}

/** `Field` for several controls that answer one question: the name is the group's, not a label of one control. */
export function FieldGroup({
  label,
  labelHidden,
  hint,
  error,
  required,
  optionalLabel,
  className,
  role,
  extraDescription,
  below,
  children,
  ...root
}: FieldGroupProps) {
  const id = useId();
  const ids = { label: `${id}-label`, error: `${id}-error`, hint: `${id}-hint` };
  const described = [error && ids.error, hint && ids.hint, extraDescription].filter(Boolean);
  const describedBy = described.join(' ') || undefined;
  const aria = {
    role,
    'aria-labelledby': ids.label,
    'aria-describedby': describedBy,
    // A plain group is neither invalid nor required; its controls are.
    ...(role === 'radiogroup' && {
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
    }),
  };
  return (
    <div
      data-state={error ? 'error' : 'rest'}
      {...root}
      {...aria}
      className={join(css.root, className)}
    >
      <span id={ids.label} className={labelHidden ? css.hidden : css.label} data-part="label">
        {label}
        {required && (
          <span className={css.required} aria-hidden="true">
            *
          </span>
        )}
        {!required && optionalLabel && (
          <>
            {' '}
            <span className={css.optional}>{optionalLabel}</span>
          </>
        )}
      </span>
      {children({ labelId: ids.label, describedBy })}
      {error && (
        <div id={ids.error} className={css.error} data-part="error">
          <CircleAlert className={css.lineIcon} size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{error}</span>
        </div>
      )}
      {below}
      {hint && (
        <div id={ids.hint} className={css.hint} data-part="hint">
          {hint}
        </div>
      )}
    </div>
  );
}
