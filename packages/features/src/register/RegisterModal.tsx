import { Modal } from '@parlour/ui/overlays';
import { useT } from '../i18n/index.ts';
import { useSettings } from '../runtime/index.ts';
import type { NamedModalProps } from '../shell/index.ts';
import { useRegisterData } from './data.ts';
import { RegisterArt } from './RegisterArt.tsx';
import { RegisterWidget } from './RegisterWidget.tsx';

/** The modal `register`: a window with a picture on a desktop, a whole page on a phone (MOD-03). */
export function RegisterModal({ props, onDismiss }: NamedModalProps<'register'>) {
  const t = useT();
  const data = useRegisterData(props.referralCode);
  const { isOn } = useSettings();
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      title={t('auth.register')}
      closeLabel={t('action.close')}
      backLabel={t('action.back')}
      width={1000}
      height={640}
      fullPageOnPhone
      art={<RegisterArt banner={data.banner} freeDemo={isOn('FREEPLAY3')} />}
    >
      <RegisterWidget data={data} />
    </Modal>
  );
}
