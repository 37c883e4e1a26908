import { Alert } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/index.ts';
import type { CompiledField } from '../rules/index.ts';
import type { ChangeReason } from '../session/index.ts';
import * as css from './ChangePasswordView.css.ts';
import { type PasswordValues, reasonKey } from './model.ts';
import { PasswordForm } from './PasswordForm.tsx';

export interface ChangePasswordViewProps {
  /** The name of the account, for password managers; `null` while unknown. */
  readonly account: string | null;
  /** Why it has to be changed; `null` when the member wants to. */
  readonly reason: ChangeReason | null;
  /** The server's rule for new passwords; `null` while it is unknown. */
  readonly rule: CompiledField | null;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  readonly busy: boolean;
  /** Shown above the form. Default: nothing. */
  readonly note?: ReactNode;
  readonly onSubmit: (values: PasswordValues) => void;
  readonly onLogout: () => void;
  readonly onDismiss: () => void;
}

/**
 * The change of a password (PWD-02). A forced one cannot be closed: the way out
 * beside a new password is to log out (LGN-05).
 */
export function ChangePasswordView(props: ChangePasswordViewProps) {
  const { reason, busy, note, onDismiss } = props;
  const t = useT();
  const reasonId = useId();
  return (
    <Modal
      open
      onOpenChange={(open) => open || onDismiss()}
      dismissible={reason === null}
      title={t(reason ? 'password.mustChangeTitle' : 'auth.changePassword')}
      closeLabel={t('action.close')}
      width={480}
      {...(reason && { 'aria-describedby': reasonId })}
    >
      <FormStatus message={busy ? t('loading.saving') : ''}>
        <div className={css.root}>
          {reason && (
            <Alert id={reasonId} tone="info">
              {t(reasonKey[reason])}
            </Alert>
          )}
          {note}
          <PasswordForm {...props} />
        </div>
      </FormStatus>
    </Modal>
  );
}
