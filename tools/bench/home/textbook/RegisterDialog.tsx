import { Button } from '@parlour/ui';
import { PasswordField, TextField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { DialogProps } from './LoginDialog.tsx';
import { useT } from './texts.ts';

const account = z.object({
  username: z.string().regex(/^[a-z][a-z\d]{3,15}$/i),
  password: z.string().min(8).max(20),
  mobileNum: z.string().regex(/^\d{10}$/),
  email: z.email().or(z.literal('')),
});

const texts = [
  ['username', 'auth.username'],
  ['mobileNum', 'field.mobileNumber'],
  ['email', 'field.email'],
] as const;

/** The form for a new account. Its rules are fixed here; in our site they come from the server. */
export function RegisterDialog({ open, onClose }: DialogProps) {
  const { t } = useT();
  const { register, handleSubmit, formState, setError } = useForm<z.infer<typeof account>>();
  const submit = handleSubmit(async (typed) => {
    const { error, data } = account.safeParse(typed);
    if (error) return setError('username', { message: t('validation.requiredField') });
    await fetch('/wps/member/register', { method: 'POST', body: JSON.stringify(data) });
    onClose();
  });
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={t('register.title')}
      closeLabel={t('action.close')}
    >
      <form className="form" onSubmit={submit} noValidate>
        {texts.map(([name, label]) => (
          <TextField
            key={name}
            {...register(name)}
            label={t(label)}
            error={formState.errors[name]?.message}
          />
        ))}
        <PasswordField
          {...register('password')}
          label={t('auth.password')}
          autoComplete="new-password"
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          capsLockLabel={t('auth.capsLockOn')}
        />
        <Button type="submit" variant="primary" block>
          {t('action.openAccount')}
        </Button>
      </form>
    </Modal>
  );
}
