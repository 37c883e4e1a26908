import {
  BalancePill,
  type BalancePillProps,
  Button,
  ButtonLink,
  DemoRibbon,
  DesktopOnly,
  Logo,
  MessageBell,
  NavBar,
  type NavItem,
  SiteHeaderBar,
  Skeleton,
  ThemeToggle,
} from '@parlour/ui';
import { Play, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { hiddenMoney, type Language, useT } from '../i18n/index.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import * as css from './SiteHeaderView.css.ts';

/** Who looks at the header. */
export type HeaderAccount =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'guest';
      /** The login form of desktops, the login button of phones. */
      readonly login: ReactNode;
      readonly canRegister: boolean;
      readonly canFreePlay: boolean;
    }
  | {
      readonly kind: 'member';
      readonly nickname: string;
      readonly isAgent: boolean;
      readonly isTrial: boolean;
      readonly hasCentre: boolean;
      readonly badgeCount: number;
      readonly balance: { readonly state: BalancePillProps['state']; readonly text: string };
    };

export interface SiteHeaderViewProps {
  readonly brand: { readonly name: string; readonly mark: string };
  readonly isDemo: boolean;
  readonly scheme: 'light' | 'dark';
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly currencySymbol: string;
  readonly nav: readonly NavItem[];
  readonly account: HeaderAccount;
  readonly onScheme: (scheme: 'light' | 'dark') => void;
  readonly onLanguage: (language: Language) => void;
  readonly onFreePlay: () => void;
  readonly onToggleBalance: () => void;
  readonly onRefreshBalance: () => void;
  readonly onLogout: () => void;
}

/** Demo ribbon and header in one: tools, account, logo and navigation (LAY-02, LAY-03, LAY-05). */
export function SiteHeaderView(props: SiteHeaderViewProps) {
  const { brand, isDemo, scheme, account, nav, language, languages } = props;
  const t = useT();
  const isTrial = account.kind === 'member' && account.isTrial;
  const otherScheme = scheme === 'dark' ? 'light' : 'dark';
  return (
    <>
      {isDemo && (
        <DemoRibbon
          label={t('badge.demo')}
          text={t(isTrial ? 'demo.trialRibbon' : 'demo.ribbonText')}
        />
      )}
      <SiteHeaderBar
        logo={<Logo name={brand.name} mark={brand.mark} href="/" />}
        tools={
          <>
            <LanguageMenu language={language} languages={languages} onChange={props.onLanguage} />
            <ThemeToggle
              scheme={scheme}
              label={t(scheme === 'dark' ? 'ui.lightTheme' : 'ui.darkTheme')}
              onToggle={() => props.onScheme(otherScheme)}
            />
          </>
        }
        account={<Account {...props} />}
        nav={
          <NavBar
            label={t('nav.mainMenu')}
            items={nav}
            panelLabels={{
              open: (item) => t('nav.providersOf', { category: item }),
              all: t('game.allProviders'),
            }}
          />
        }
      />
    </>
  );
}

function Account({ account, currencySymbol, ...on }: SiteHeaderViewProps) {
  const t = useT();
  if (account.kind === 'loading') return <Skeleton width={180} height={44} shape="pill" />;
  if (account.kind === 'guest') {
    return (
      <>
        {account.canFreePlay && (
          <DesktopOnly>
            <Button variant="ghost" icon={Play} onClick={on.onFreePlay}>
              {t('game.freePlay')}
            </Button>
          </DesktopOnly>
        )}
        {account.login}
        {account.canRegister && (
          <ButtonLink className={css.register} variant="primary" href="/register">
            {t('auth.register')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      <BalancePill
        state={account.balance.state}
        text={account.balance.text}
        onToggleHidden={on.onToggleBalance}
        onRefresh={on.onRefreshBalance}
        labels={{
          balance: t('wallet.balance'),
          hide: t('ui.hideBalance'),
          show: t('ui.showBalance'),
          refresh: t('ui.refreshBalance'),
          mask: hiddenMoney(currencySymbol),
          hidden: t('balance.hidden'),
          loading: t('loading.page'),
          refreshing: t('balance.refreshing'),
          stale: t('balance.stale'),
          error: t('balance.failed'),
        }}
      />
      {account.hasCentre && (
        <>
          <DesktopOnly>
            <ButtonLink variant="primary" icon={Plus} href="/?member=depositv2">
              {t('wallet.deposit')}
            </ButtonLink>
          </DesktopOnly>
          <DesktopOnly>
            <ButtonLink variant="secondary" href="/?member=withdraw">
              {t('wallet.withdrawal')}
            </ButtonLink>
          </DesktopOnly>
          <MessageBell
            count={account.badgeCount}
            label={t('a11y.messagesUnread', { count: account.badgeCount })}
          />
        </>
      )}
      <DesktopOnly>
        <AccountMenu {...account} onLogout={on.onLogout} />
      </DesktopOnly>
    </>
  );
}
