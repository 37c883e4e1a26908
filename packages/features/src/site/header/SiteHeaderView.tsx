import {
  Button,
  ButtonLink,
  DemoRibbon,
  DesktopOnly,
  HeaderLink,
  Logo,
  NavBar,
  SiteHeaderBar,
  Skeleton,
  Text,
  ThemeToggle,
} from '@parlour/ui';
import { CircleQuestionMark, Play, ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { type Translate, useT } from '../../shared/i18n/use-t.ts';
import { HydratedNear } from '../../shared/lazy/HydratedNear.tsx';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { PartBoundary } from '../../shared/shell/PartBoundary.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SearchBox, SearchSign } from './SearchOpeners.tsx';
import * as css from './SiteHeaderView.css.ts';
import type { SiteHeaderViewProps } from './SiteHeaderView.props.ts';

/** Loaded lazily: a visitor's first page does not contain what only members see. */
const MemberTools = lazyPart(() => import('./MemberTools.tsx'));

/** Replaces a part that failed to load or to render. On a phone there is no room for the sentence (ERR-01). */
const again = (t: Translate) => (_: unknown, retry: () => void) => (
  <>
    <DesktopOnly>
      <Text as="span" size="small" role="status">
        {t('screen.crash.title')}
      </Text>
    </DesktopOnly>
    <Button
      variant="ghost"
      aria-label={`${t('screen.crash.title')}: ${t('action.retry')}`}
      onClick={retry}
    >
      {t('action.retry')}
    </Button>
  </>
);

/** Demo ribbon and header: tools, account, logo and navigation (LAY-02, LAY-03, LAY-05). */
export function SiteHeaderView(props: SiteHeaderViewProps) {
  const { brand, isDemo, scheme, account, nav, language, languages } = props;
  const t = useT();
  const isTrial = account.kind === 'member' && account.isTrial;
  const otherScheme = scheme === 'dark' ? 'light' : 'dark';
  return (
    <>
      {isDemo && (
        <DemoRibbon
          toolSpace
          label={t('badge.demo')}
          text={t(isTrial ? 'demo.trialRibbon' : 'demo.ribbonText')}
          shortText={t(isTrial ? 'demo.trialShort' : 'demo.ribbonShort')}
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
            <HeaderLink icon={CircleQuestionMark} label={t('nav.help')} href="/help" />
            <HeaderLink icon={ShieldCheck} label={t('rg.responsiblePlay')} href={props.playHref} />
            {props.tools}
          </>
        }
        account={
          <>
            <span className={css.sign}>
              <SearchSign onSearch={props.onSearch} />
            </span>
            <Account {...props} />
          </>
        }
        search={<SearchBox onSearch={props.onSearch} />}
        nav={
          <HydratedNear>
            <NavBar
              label={t('nav.mainMenu')}
              items={nav}
              panelLabels={{
                open: (item) => t('nav.providersOf', { category: item }),
                all: t('game.allProviders'),
              }}
            />
          </HydratedNear>
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
            {t('auth.registration')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <PartBoundary name="memberTools" fallback={again(t)}>
      <Suspense fallback={<Skeleton data-state="arriving" width={180} height={44} shape="pill" />}>
        <MemberTools {...on} account={account} currencySymbol={currencySymbol} />
      </Suspense>
    </PartBoundary>
  );
}
