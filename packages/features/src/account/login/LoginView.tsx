import { Modal } from '@parlour/ui/overlays';
import { useT } from '../../shared/i18n/use-t.ts';
import { LoginArt } from './LoginArt.tsx';
import { LoginForms } from './LoginForms.tsx';
import type { LoginViewProps } from './LoginView.props.ts';

/** The login window (LGN-01 … LGN-07): with a picture on desktops, as a sheet on phones. */
export function LoginView({ resumes, onDismiss, ...forms }: LoginViewProps) {
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={(open) => open || onDismiss()}
      title={t('auth.login')}
      closeLabel={t('action.close')}
      width={860}
      height={forms.methods.length > 1 ? 560 : 480}
      art={<LoginArt />}
      {...(resumes && { description: t('guard.loginFirst') })}
    >
      <LoginForms {...forms} />
    </Modal>
  );
}
