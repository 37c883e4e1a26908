import { CircleHelp, Play, Plus, ShieldCheck } from 'lucide-react';
import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import { AccountButton } from '../AccountButton/AccountButton.tsx';
import { balancePillStates } from '../BalancePill/BalancePill.states.ts';
import { BalancePill } from '../BalancePill/BalancePill.tsx';
import { Button } from '../Button/Button.tsx';
import { HeaderLink } from '../HeaderLink/HeaderLink.tsx';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MessageBell } from '../MessageBell/MessageBell.tsx';
import { sampleNav } from '../NavBar/NavBar.states.ts';
import { NavBar } from '../NavBar/NavBar.tsx';
import { DesktopOnly, PhoneOnly } from '../Responsive/Responsive.tsx';
import { SearchTrigger } from '../SearchTrigger/SearchTrigger.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import type { SiteHeaderBarProps } from './SiteHeaderBar.tsx';

const nothing = () => undefined;

const shared = (say: Say): Omit<SiteHeaderBarProps, 'account'> => ({
  logo: <Logo name={say('brand.padma')} href="#home" />,
  tools: (
    <>
      <LanguagePicker
        label={say('a11y.languagePicker')}
        current={say('language.bengali')}
        currentLang="bn"
        flag="BD"
      />
      <ThemeToggle scheme="light" label={say('ui.darkTheme')} onToggle={nothing} />
      <HeaderLink icon={CircleHelp} label={say('nav.help')} href="#help" />
      <HeaderLink icon={ShieldCheck} label={say('nav.responsiblePlay')} href="#play" />
    </>
  ),
  nav: (
    <NavBar
      label={say('nav.mainMenu')}
      items={sampleNav(say, 'home')}
      panelLabels={{
        open: (item) => `${item}: ${say('game.provider')}`,
        all: say('game.allProviders'),
      }}
    />
  ),
  search: <SearchTrigger label={say('game.search')} shortcut={say('search.shortcut')} />,
});

const member = (
  say: Say,
  balance: keyof ReturnType<typeof balancePillStates.statesIn>,
  language: 'bn' | 'en',
  name: string,
) => (
  <>
    <BalancePill
      {...balancePillStates.statesIn(language)[balance]}
      onToggleHidden={nothing}
      onRefresh={nothing}
    />
    <DesktopOnly>
      <Button variant="primary" icon={Plus}>
        {say('wallet.deposit')}
      </Button>
      <Button>{say('wallet.withdrawal')}</Button>
    </DesktopOnly>
    <MessageBell href="#messages" count={5} label={say('messages.five')} />
    <DesktopOnly>
      <AccountButton name={name} label={say('nav.account')} />
    </DesktopOnly>
  </>
);

export const siteHeaderBarStates = defineStates<SiteHeaderBarProps>()((say, language) => ({
  member: {
    ...shared(say),
    account: member(say, 'ready', language, say('member.sampleName')),
  },
  memberLoading: {
    ...shared(say),
    account: member(say, 'loading', language, say('member.sampleName')),
  },
  memberHidden: {
    ...shared(say),
    account: member(say, 'hidden', language, say('member.sampleName')),
  },
  longName: {
    ...shared(say),
    account: member(say, 'large', language, say('member.sampleLongName')),
  },
  guest: {
    ...shared(say),
    account: (
      <>
        <DesktopOnly>
          <Button variant="ghost" icon={Play}>
            {say('game.freePlay')}
          </Button>
        </DesktopOnly>
        <DesktopOnly>
          <Button>{say('action.login')}</Button>
        </DesktopOnly>
        <PhoneOnly>
          <Button variant="ghost">{say('auth.login')}</Button>
        </PhoneOnly>
        <Button variant="primary">{say('auth.registration')}</Button>
      </>
    ),
  },
  registrationClosed: {
    ...shared(say),
    account: <Button variant="primary">{say('action.login')}</Button>,
  },
}));
