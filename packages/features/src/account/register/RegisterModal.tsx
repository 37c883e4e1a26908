import { Modal } from '@parlour/ui/overlays';
import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { keptInvitation } from '../../shared/runtime/invitation.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import type { NamedModalProps } from '../../shared/shell/OverlayHost.tsx';
import { RegisterArt } from './RegisterArt.tsx';
import { RegisterView } from './RegisterView.tsx';
import { useRegister } from './use-register.ts';

export interface RegisterModalProps extends NamedModalProps<'register'> {
  /** Content of the site's own between the fields and the agreement. */
  readonly extra?: ReactNode;
}

/** The modal `register`: a window with a picture on a desktop, a whole page on a phone (MOD-03). */
export function RegisterModal({ props, onDismiss, extra }: RegisterModalProps) {
  const { memory } = useRuntime();
  const isInvited = Boolean(props.referralCode || props.affiliateCode);
  const { referralCode, affiliateCode } = isInvited ? props : keptInvitation(memory.tab);
  const t = useT();
  const { view, title, banner } = useRegister({ referralCode, affiliateCode });
  const { isOn } = useSettings();
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      title={title}
      closeLabel={t('action.close')}
      backLabel={t('action.back')}
      width={1000}
      height={730}
      fullPageOnPhone
      art={<RegisterArt banner={banner} freeDemo={isOn('FREEPLAY3')} />}
    >
      <RegisterView {...view} extra={extra} />
    </Modal>
  );
}
