import { useLanguage } from '../i18n/use-t.ts';
import { usePreferences, useRuntime } from '../runtime/runtime.tsx';
import { useSettings } from '../runtime/settings.ts';
import { useLogout } from '../shell/use-logout.ts';
import { useBalance } from '../wallet/use-balance.ts';
import type { CentreHomeViewProps } from './CentreHomeView.tsx';

/** What "me" shows and does for every account: the balance as the header has it, search, help, language, theme, log out. */
export function useHome(): Pick<
  CentreHomeViewProps,
  | 'balance'
  | 'currencySymbol'
  | 'onToggleHidden'
  | 'onRefresh'
  | 'onSearch'
  | 'onHelp'
  | 'scheme'
  | 'language'
  | 'languages'
  | 'onScheme'
  | 'onLanguage'
  | 'onLogout'
> {
  const { config, overlays, preferences } = useRuntime();
  const { scheme } = usePreferences();
  const { currencySymbol } = useSettings();
  const language = useLanguage();
  const balance = useBalance();
  const onLogout = useLogout();
  return {
    balance,
    currencySymbol,
    scheme,
    language,
    languages: config.languages,
    onToggleHidden: balance.toggleHidden,
    onRefresh: balance.refresh,
    onSearch: () => overlays.open({ name: 'search', props: {} }),
    onHelp: () => overlays.open({ name: 'service', props: {} }),
    onScheme: preferences.setScheme,
    onLanguage: preferences.setLanguage,
    onLogout,
  };
}
