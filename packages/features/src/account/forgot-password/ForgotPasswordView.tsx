import { Button } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Dialog, Modal, Tabs } from '@parlour/ui/overlays';
import { MailCheck } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { EmailForm } from './EmailForm.tsx';
import * as css from './ForgotPasswordView.css.ts';
import type { ForgotPasswordViewProps } from './ForgotPasswordView.props.ts';
import { maskedEmail } from './forgot-password-model.ts';
import { PhoneForm } from './PhoneForm.tsx';

/** The window for a forgotten password (PWD-01). */
export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  const { methods, method, busy, sms, sentTo, onMethod, onLogin, onDismiss } = props;
  const t = useT();
  if (sentTo !== null) return <Sent to={sentTo} onDismiss={onDismiss} />;
  const forms = { email: <EmailForm {...props} />, mobileNum: <PhoneForm {...props} /> };
  const labels = { email: t('auth.byEmail'), mobileNum: t('auth.byMobile') };
  const title = t('forgot.title');
  return (
    <Modal
      open
      onOpenChange={(open) => open || onDismiss()}
      title={title}
      closeLabel={t('action.close')}
      width={480}
      {...(methods.length > 1 && { description: t('forgot.lead') })}
    >
      <div className={css.root}>
        <FormStatus message={busy || sms.sending ? t('loading.sending') : ''}>
          {/* Also with only one method: if the settings add another one, the typed text is kept. */}
          <Tabs
            label={title}
            tabs={methods.map((id) => ({ id, label: labels[id], content: forms[id] }))}
            value={method}
            onChange={onMethod}
            fill
            keepMounted
          />
          <div className={css.below}>
            <Button variant="ghost" onClick={onLogin}>
              {t('forgot.backToLogin')}
            </Button>
          </div>
        </FormStatus>
      </div>
    </Modal>
  );
}

function Sent({ to, onDismiss }: { readonly to: string; readonly onDismiss: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onDismiss()}
      title={t('forgot.emailSent.title')}
      closeLabel={t('action.close')}
      actions={[{ id: 'done', label: t('action.gotIt'), onSelect: onDismiss, variant: 'primary' }]}
    >
      <div className={css.sent}>
        <span className={css.mark}>
          <MailCheck size={32} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <p className={css.sentText}>{t('forgot.emailSent.body', { email: maskedEmail(to) })}</p>
      </div>
    </Dialog>
  );
}
