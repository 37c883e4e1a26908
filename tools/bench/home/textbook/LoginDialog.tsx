import { Button } from '@parlour/ui';
import { Checkbox, PasswordField, TextField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import CryptoJS from 'crypto-js';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useT } from './texts.ts';

const login = z.object({ username: z.string().min(4), password: z.string().min(8) });

/** The props of both windows. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Name and password; the password is encrypted before it is sent, as in our own login. */
export function LoginDialog({ open, onClose }: DialogProps) {
  const { t } = useT();
  const { register, handleSubmit, formState, setError } = useForm<z.infer<typeof login>>();
  const submit = handleSubmit(async (typed) => {
    const { error, data } = login.safeParse(typed);
    if (error) return setError('username', { message: t('validation.requiredField') });
    const password = CryptoJS.AES.encrypt(data.password, 'key of the page').toString();
    await fetch('/wps/session/login', {
      method: 'POST',
      body: JSON.stringify({ type: 'username', username: data.username, password }),
    });
    onClose();
  });
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={t('auth.login')}
      closeLabel={t('action.close')}
    >
      <form className="form" onSubmit={submit} noValidate>
        <TextField
          {...register('username')}
          label={t('auth.username')}
          error={formState.errors.username?.message}
          autoComplete="username"
        />
        <PasswordField
          {...register('password')}
          label={t('auth.password')}
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          capsLockLabel={t('auth.capsLockOn')}
        />
        <Checkbox name="remember" label={t('auth.rememberMe')} />
        <Button type="submit" variant="primary" block>
          {t('auth.login')}
        </Button>
      </form>
    </Modal>
  );
}
