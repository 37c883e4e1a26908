import { Button, type ButtonProps } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import type { ComponentProps, ReactNode } from 'react';
import type { FormElement } from '../form/use-checked-form.ts';
import { useT } from '../i18n/use-t.ts';
import { preventDoubleSubmit } from './presses.ts';

export interface MoneyFormProps
  extends Pick<ComponentProps<'form'>, 'aria-label' | 'className' | 'onInput' | 'onSubmit'> {
  /** The props of the `<form>` from `useMoneyForm`. Handlers given beside it take the place of its own. */
  readonly form: FormElement;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The `<form>` of a movement of money: says that it is sent, and is not sent twice by a held key (WAL-07). */
export function MoneyForm({ form, busy, ...own }: MoneyFormProps) {
  const t = useT();
  return (
    <FormStatus message={busy ? t('loading.sending') : ''}>
      <form {...form} {...preventDoubleSubmit.form} {...own} />
    </FormStatus>
  );
}

/** The button that sends such a form. The second press of a double click does not send it again (WAL-07). */
export function SendButton({
  variant = 'primary',
  size = 'lg',
  ...button
}: Pick<ButtonProps, 'busy' | 'children' | 'size' | 'variant'>) {
  return (
    <Button
      type="submit"
      size={size}
      block
      variant={variant}
      {...button}
      {...preventDoubleSubmit.button}
    />
  );
}
