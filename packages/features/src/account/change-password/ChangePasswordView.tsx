import { Alert } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useId } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './ChangePasswordView.css.ts';
import type { ChangePasswordViewProps } from './ChangePasswordView.props.ts';
import { reasonKey } from './change-password-model.ts';
import { PasswordForm } from './PasswordForm.tsx';

/**
 * The window to change a password (PWD-02). A forced change cannot be closed: instead of setting a new password one can
 * only log out (LGN-05).
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
