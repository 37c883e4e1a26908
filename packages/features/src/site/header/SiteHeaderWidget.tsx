import type { ReactNode } from 'react';
import { useFreePlay } from '../../shared/free-play/use-free-play.ts';
import { useLanguage } from '../../shared/i18n/use-t.ts';
import { playHrefFor } from '../../shared/play/play-ways.ts';
import { useBrand } from '../../shared/runtime/brand.ts';
import {
  useMember,
  usePreferences,
  useRuntime,
  useSession,
} from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useLogout } from '../../shared/shell/use-logout.ts';
import { useBalance } from '../../shared/wallet/use-balance.ts';
import type { HeaderAccount } from './SiteHeaderView.props.ts';
import { SiteHeaderView } from './SiteHeaderView.tsx';
import { useNavItems } from './use-navigation.ts';

export interface SiteHeaderWidgetProps {
  /** Path and query of the page, to mark the active item. */
  readonly location: string;
  /** The login for visitors: a form on desktops, a button on phones. */
  readonly login: ReactNode;
  /** Tools of the site's own, after those of the product; a wide window shows them. */
  readonly tools?: ReactNode;
}

/** The header of the site, connected to session, settings and balance. */
export function SiteHeaderWidget({ location, login, tools }: SiteHeaderWidgetProps) {
  const { config, preferences, overlays } = useRuntime();
  const { scheme } = usePreferences();
  const visitor = useSession();
  const member = useMember();
  const settings = useSettings();
  const language = useLanguage();
  const balance = useBalance();
  const logout = useLogout();
  const freePlay = useFreePlay();
  const nav = useNavItems(location);
  const brand = useBrand();

  // The login form stays until the answer to the login arrives, so that a refusal finds it unchanged.
  const account: HeaderAccount = member
    ? {
        kind: 'member',
        nickname: member.nickname,
        isAgent: member.isAgent,
        isTrial: member.isTrial,
        hasCentre: config.memberCentre,
        badgeCount: member.badgeCount,
        balance,
      }
    : visitor.kind === 'authenticating' && visitor.token !== null
      ? { kind: 'loading' }
      : {
          kind: 'guest',
          login,
          canRegister: settings.isOn('DIRECTREG3'),
          canFreePlay: freePlay.offered,
        };
  return (
    <SiteHeaderView
      brand={brand}
      isDemo={settings.operatorMode === 'demo'}
      scheme={scheme}
      language={language}
      languages={config.languages}
      currencySymbol={settings.currencySymbol}
      playHref={playHrefFor(config.memberCentre)}
      nav={nav}
      tools={tools}
      account={account}
      onScheme={preferences.setScheme}
      onLanguage={preferences.setLanguage}
      onSearch={() => overlays.open({ name: 'search', props: {} })}
      onFreePlay={() => void freePlay.start()}
      onToggleBalance={balance.toggleHidden}
      onRefreshBalance={balance.refresh}
      onLogout={logout}
    />
  );
}
