import { Button, ButtonLink, Segmented, Text } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { Heart, History, LogIn, LogOut, Play } from 'lucide-react';
import { toLanguage, useLanguage, useT } from '../i18n/index.ts';
import { useMember, useOnce, usePreferences, useRuntime, useSettings } from '../runtime/index.ts';
import { useLogout } from '../shell/index.ts';
import * as css from './AccountSheet.css.ts';
import { useLanguageNames } from './LanguageMenu.tsx';

/** What a phone's "me" tab opens: the account, the language and the theme. */
export default function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { overlays, preferences, session, config } = useRuntime();
  const { scheme } = usePreferences();
  const language = useLanguage();
  const names = useLanguageNames();
  const settings = useSettings();
  const member = useMember();
  const logout = useLogout();
  const [freePlay, starting] = useOnce(() => session.freePlay().then(onClose, () => undefined));
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
              <Button block onClick={close(() => overlays.open({ name: 'register', props: {} }))}>
                {t('action.openAccount')}
              </Button>
            )}
            {settings.isOn('FREEPLAY3') && (
              <Button
                block
                variant="soft"
                icon={Play}
                busy={starting}
                onClick={() => void freePlay()}
              >
                {t('game.freePlay')}
              </Button>
            )}
          </>
        )}
        <Text size="small" bold>
          {t('nav.language')}
        </Text>
        <Segmented
          block
          label={t('nav.language')}
          options={config.languages.map((id) => ({ value: id, label: names[id] }))}
          value={language}
          onChange={(value) => preferences.setLanguage(toLanguage(value))}
        />
        <Text size="small" bold>
          {t('nav.theme')}
        </Text>
        <Segmented
          block
          label={t('nav.theme')}
          options={[
            { value: 'light', label: t('ui.lightTheme') },
            { value: 'dark', label: t('ui.darkTheme') },
          ]}
          value={scheme}
          onChange={(value) => preferences.setScheme(value === 'dark' ? 'dark' : 'light')}
        />
        {member && (
          <Button block variant="ghost" icon={LogOut} onClick={close(() => void logout())}>
            {t('action.logout')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
