import { Button, ButtonLink } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import {
  Headset,
  Heart,
  History,
  LogIn,
  LogOut,
  Search,
  ShieldCheck,
  UserPlus,
} from 'lucide-react';
import { FreePlayView } from '../../shared/free-play/FreePlayView.tsx';
import { useFreePlay } from '../../shared/free-play/use-free-play.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { playHrefFor } from '../../shared/play/play-ways.ts';
import { PreferenceChoices } from '../../shared/preferences/PreferenceChoices.tsx';
import { useMember, usePreferences, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useLogout } from '../../shared/shell/use-logout.ts';
import * as css from './AccountSheet.css.ts';

/**
 * The sheet of a phone's "me" tab for visitors: login, language and theme. A member gets the member centre instead,
 * and this sheet where the operator has no centres.
 */
export default function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { overlays, preferences, config } = useRuntime();
  const { scheme } = usePreferences();
  const language = useLanguage();
  const settings = useSettings();
  const member = useMember();
  const logout = useLogout();
  const freePlay = useFreePlay(onClose);
  const close = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={member ? member.nickname : t('nav.account')}
      closeLabel={t('action.close')}
      height={0}
    >
      <div className={css.sheet}>
        {member ? (
          <>
            <ButtonLink block icon={Heart} href="/favorite" onClick={onClose}>
              {t('nav.favourites')}
            </ButtonLink>
            <ButtonLink block icon={History} href="/recent" onClick={onClose}>
              {t('nav.recent')}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button
              block
              variant="primary"
              icon={LogIn}
              onClick={close(() => overlays.open({ name: 'login', props: {} }))}
            >
              {t('action.login')}
            </Button>
            {settings.isOn('DIRECTREG3') && (
              <Button
                block
                icon={UserPlus}
                onClick={close(() => overlays.open({ name: 'register', props: {} }))}
              >
                {t('action.openAccount')}
              </Button>
            )}
            {freePlay.offered && (
              <FreePlayView
                block
                variant="soft"
                busy={freePlay.busy}
                onStart={() => void freePlay.start()}
              />
            )}
          </>
        )}
        <Button
          block
          icon={Search}
          onClick={close(() => overlays.open({ name: 'search', props: {} }))}
        >
          {t('game.search')}
        </Button>
        <Button
          block
          icon={Headset}
          onClick={close(() => overlays.open({ name: 'service', props: {} }))}
        >
          {t('nav.help')}
        </Button>
        <ButtonLink
          block
          icon={ShieldCheck}
          href={playHrefFor(config.memberCentre)}
          onClick={onClose}
        >
          {t('rg.responsiblePlay')}
        </ButtonLink>
        <PreferenceChoices
          {...{ scheme, language }}
          languages={config.languages}
          onScheme={preferences.setScheme}
          onLanguage={preferences.setLanguage}
        />
        {member && (
          <Button block variant="ghost" icon={LogOut} onClick={close(logout)}>
            {t('action.logout')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
