import { Modal } from '@parlour/ui/overlays';
import { type ComponentType, Suspense } from 'react';
import { useT } from '../i18n/index.ts';
import { arriving, lazyPart } from '../lazy/index.ts';
import { useSettings } from '../runtime/index.ts';
import type { NamedModalProps } from '../shell/index.ts';
import type { RegisterArtProps } from './RegisterArt.tsx';
import { RegisterView } from './RegisterView.tsx';
import { useRegister } from './useRegister.ts';

const NoArt: ComponentType<RegisterArtProps> = () => null;

/** The form is shown before its picture has loaded, and works without it. */
const RegisterArt = lazyPart(() =>
  import('./RegisterArt.tsx').then(
    ({ RegisterArt: Art }) => ({ default: Art }),
    () => ({ default: NoArt }),
  ),
);

/** The modal `register`: a window with a picture on a desktop, a whole page on a phone (MOD-03). */
export function RegisterModal({ props, onDismiss }: NamedModalProps<'register'>) {
  const { referralCode, affiliateCode } = props;
  const t = useT();
  const { view, banner } = useRegister({ referralCode, affiliateCode });
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
      height={730}
      fullPageOnPhone
      art={
        <Suspense fallback={arriving}>
          <RegisterArt banner={banner} freeDemo={isOn('FREEPLAY3')} />
        </Suspense>
      }
    >
      <RegisterView {...view} />
    </Modal>
  );
}
