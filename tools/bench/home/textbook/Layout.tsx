import {
  Button,
  ButtonLink,
  DemoRibbon,
  Flag,
  FooterBand,
  FooterLinks,
  LanguagePicker,
  Logo,
  NavBar,
  PhoneOnly,
  SearchTrigger,
  SiteFooter,
  SiteHeaderBar,
  TabBar,
  ThemeToggle,
  VendorWall,
} from '@parlour/ui';
import { Menu } from '@parlour/ui/overlays';
import { brands } from '@parlour/ui/theme';
import { Gift, House, LayoutGrid, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useMenus, useSettings, useVendors } from './api.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { choose, useT } from './texts.ts';

const names = brands[0]?.names ?? { en: '' };
const brandName: Readonly<Record<'bn' | 'en', string>> = { bn: names.en, ...names };

/** Header, page, footer, tab bar, and the two windows that every page can open. */
export function Layout() {
  const { t } = useT();
  const [open, setOpen] = useState<'login' | 'register' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="layout">
      <Header onLogin={() => setOpen('login')} />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      <TabBar
        label={t('nav.mainMenu')}
        items={[
          { id: 'home', label: t('nav.home'), icon: House, href: '/', active: true },
          { id: 'games', label: t('nav.games'), icon: LayoutGrid, href: '/rng' },
          { id: 'promotions', label: t('nav.promotions'), icon: Gift, href: '/promotions' },
          { id: 'me', label: t('nav.me'), icon: UserRound, href: '/login' },
        ]}
      />
      <LoginDialog open={open === 'login'} onClose={close} />
      <RegisterDialog open={open === 'register'} onClose={close} />
    </div>
  );
}

function Header({ onLogin }: { readonly onLogin: () => void }) {
  const { t, language } = useT();
  const navigate = useNavigate();
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const { data: settings } = useSettings();
  const { data: menus = [] } = useMenus();
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme;
    document.documentElement.lang = language;
  }, [scheme, language]);
  const names = { bn: t('ui.nativeBn'), en: t('ui.nativeEn') };
  const flags = { bn: 'BD', en: 'GB' } as const;
  return (
    <>
      {settings?.operatorMode === 'demo' && (
        <DemoRibbon label={t('badge.demo')} text={t('demo.ribbonText')} />
      )}
      <SiteHeaderBar
        logo={<Logo name={brandName[language]} mark="padma" href="/" />}
        tools={
          <>
            <Menu
              label={t('a11y.languagePicker')}
              trigger={
                <LanguagePicker
                  label={t('a11y.languagePicker')}
                  current={names[language]}
                  flag={flags[language]}
                />
              }
              items={(['bn', 'en'] as const).map((id) => ({
                id,
                label: names[id],
                icon: <Flag country={flags[id]} />,
                onSelect: () => choose(id),
              }))}
            />
            <ThemeToggle
              scheme={scheme}
              label={t('ui.darkTheme')}
              onToggle={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
            />
          </>
        }
        account={
          <>
            <PhoneOnly>
              <Button variant="ghost" onClick={onLogin}>
                {t('auth.login')}
              </Button>
            </PhoneOnly>
            <ButtonLink variant="primary" href="/register">
              {t('auth.register')}
            </ButtonLink>
          </>
        }
        search={<SearchTrigger label={t('game.search')} shortcut="Ctrl K" />}
        nav={
          <NavBar
            label={t('nav.mainMenu')}
            onSelect={(href, event) => {
              event.preventDefault();
              navigate(href);
            }}
            panelLabels={{
              open: (category) => t('nav.providersOf', { category }),
              all: t('game.allProviders'),
            }}
            items={[
              { id: 'home', label: t('nav.home'), href: '/', active: true },
              { id: 'hot', label: t('nav.hot'), href: '/hot' },
              ...menus.map(({ code, title, cards }) => ({
                id: code,
                label: title,
                href: `/games/${code}`,
                vendors: cards.slice(0, 6).map((card) => ({
                  id: card.vassalage,
                  name: card.title,
                  href: `/games/${code}?vendor=${card.vassalage}`,
                  caption: t('count.games', { count: card.gameCount }),
                  mark: `/art/vendor/${card.vassalage}.svg`,
                })),
              })),
            ]}
          />
        }
      />
    </>
  );
}

function Footer() {
  const { t, language } = useT();
  const { data: settings } = useSettings();
  const { data: vendors = [] } = useVendors();
  const age = settings?.minAge ?? 21;
  const link = (key: string, href: string) => ({ label: t(key), href });
  const marks = vendors.map(({ vassalage, name, logoUrl }) => ({
    id: vassalage,
    name,
    mark: logoUrl,
  }));
  return (
    <SiteFooter
      vendors={marks.length > 0 && <VendorWall label={t('game.provider')} vendors={marks} />}
      links={
        <>
          <FooterBand
            age={t('rg.ageMark', { age })}
            title={t('rg.responsiblePlay')}
            body={t('rgMsg.lead')}
            links={[]}
          />
          <FooterLinks
            groups={[
              {
                id: 'games',
                title: t('nav.games'),
                links: [
                  link('game.popularGames', '/hot'),
                  link('game.newGames', '/new'),
                  link('nav.slots', '/rng'),
                  link('nav.live', '/rng?page=live'),
                  link('nav.sports', '/sports'),
                ],
              },
              {
                id: 'account',
                title: t('nav.account'),
                links: [link('auth.login', '/login'), link('auth.register', '/register')],
              },
              {
                id: 'site',
                title: brandName[language],
                links: [
                  link('nav.promotions', '/promotions'),
                  link('nav.app', '/down'),
                  link('nav.vip', '/vip'),
                  link('points.mall', '/pointMall'),
                  link('nav.help', '/help'),
                  link('nav.join', '/join'),
                ],
              },
            ]}
          />
        </>
      }
      copyright={`${brandName[language]} · ${t('banner.demoMode')} ${t('rgMsg.underAge', { age })}`}
    />
  );
}
