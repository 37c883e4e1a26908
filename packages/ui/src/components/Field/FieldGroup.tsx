import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { join } from '../join.ts';
import * as css from './Field.css.ts';
import type { FieldTexts } from './Field.tsx';
import { describedBy as descriptionOf, FieldName, FieldNotes } from './FieldNotes.tsx';

/** What the controls of a group need to be connected with it. */
export interface FieldGroupParts {
  /** Id of the visible name, for controls that include it in their own name. */
  labelId: string;
  /** Ids of the error and the hint, for `aria-describedby` of the controls. */
  describedBy: string | undefined;
}

interface FieldGroupProps
  extends Omit<FieldTexts, 'valid' | 'validMessage'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'children'> {
  role: 'group' | 'radiogroup';
  /** Ids of more descriptions. */
  extraDescription?: string | undefined;
  /** Shown under the error and above the hint. */
  below?: ReactNode;
  children: (parts: FieldGroupParts) => ReactNode;
}

/** A `Field` for several controls that answer one question: the name belongs to the group, not to one control. */
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
  const labelId = `${id}-label`;
  const describedBy = descriptionOf({ id, error, hint }, undefined, extraDescription);
  const aria = {
    role,
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
    // A plain group cannot be invalid or required; its controls are.
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
      <span id={labelId} className={labelHidden ? css.hidden : css.label} data-part="label">
        <FieldName label={label} required={required} optionalLabel={optionalLabel} />
      </span>
      {children({ labelId, describedBy })}
      <FieldNotes id={id} error={error} hint={hint}>
        {below}
      </FieldNotes>
    </div>
  );
}
