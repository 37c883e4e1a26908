import { Button, type ButtonProps } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { preventDoubleSubmit } from '../money/presses.ts';
import type { FormElement } from './use-checked-form.ts';

export interface SendFormProps
  extends Pick<ComponentProps<'form'>, 'aria-label' | 'className' | 'onInput' | 'onSubmit'> {
  /** The props of the `<form>` from `useCheckedForm`. Handlers given beside it take the place of its own. */
  readonly form: FormElement;
  readonly busy: boolean;
  /** Announced while the form is busy. Default: it is being sent. */
  readonly says?: string;
  readonly children: ReactNode;
}

/** A `<form>` that is sent once for one intent: a held key does not send it again, and sending is announced (WAL-07). */
export function SendForm({ form, busy, says, ...own }: SendFormProps) {
  const t = useT();
  return (
    <FormStatus message={busy ? (says ?? t('loading.sending')) : ''}>
      <form {...form} {...preventDoubleSubmit.form} {...own} />
    </FormStatus>
  );
}

/** The button that sends such a form. The second press of a double click does not send it again (WAL-07). */
export function SendButton({
  variant = 'primary',
  size = 'lg',
  ...button
}: Pick<ButtonProps, 'block' | 'busy' | 'children' | 'disabled' | 'size' | 'variant'>) {
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      {...button}
      {...preventDoubleSubmit.button}
    />
  );
}
