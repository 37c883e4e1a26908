import { Modal } from '@parlour/ui/overlays';
import { useT } from '../i18n/use-t.ts';
import { useMember, useRuntime } from '../runtime/runtime.tsx';
import { useSettings } from '../runtime/settings.ts';
import * as css from './CentreFrameView.css.ts';
import { TrialHomeView } from './TrialHomeView.tsx';
import type { CentreProps } from './use-centre.ts';
import { useHome } from './use-home.ts';

interface TrialHomeWindowProps extends Pick<CentreProps, 'pages'> {
  /** Called when the window is to be closed. */
  readonly onClose: () => void;
}

/** "Me" of a trial account as a sheet on phones (LAY-01, GRD-01). */
export function TrialHomeWindow({ pages, onClose }: TrialHomeWindowProps) {
  const t = useT();
  const { overlays } = useRuntime();
  const { isOn } = useSettings();
  const member = useMember();
  return (
    <Modal
      open
      addressed
      onOpenChange={onClose}
      title={t('nav.account')}
      closeLabel={t('action.close')}
      draggable={false}
      className={css.frame}
    >
      <TrialHomeView
        {...useHome()}
        nickname={member?.nickname ?? ''}
        pages={Object.keys(pages.member)}
        canRegister={isOn('DIRECTREG3')}
        onRegister={() => overlays.open({ name: 'register', props: {} })}
      />
    </Modal>
  );
}
