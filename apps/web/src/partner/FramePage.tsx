import { useT } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import {
  keptInvitation,
  useBrand,
  useMember,
  useOnce,
  useRuntime,
  useSettings,
} from '@parlour/features/runtime';
import type { Member } from '@parlour/features/session';
import { lacksLicence, readLicences } from '@parlour/features/site/footer';
import { LoggedInView, PartnerCard } from '@parlour/features/site/partner';
import type { FrameEvent, FrameWidget } from '@parlour/features/site/partner/frame-contract';
import { Skeleton } from '@parlour/ui';
import { Suspense, use, useEffect, useRef } from 'react';
import { BalanceGuest } from './BalanceGuest.tsx';
import * as css from './FramePage.css.ts';

/** Only the requested widget is loaded. It is the same component as on the site. */
const Login = lazyPart(async () => ({
  default: (await import('@parlour/features/account/login')).LoginWidget,
}));
const Register = lazyPart(async () => ({
  default: (await import('@parlour/features/account/register')).RegisterWidget,
}));

const Balance = lazyPart(() => import('./FrameBalance.tsx'));
const Centre = lazyPart(() => import('./FrameCentre.tsx'));

export interface FramePageProps {
  readonly widget: FrameWidget;
  readonly tell: (event: FrameEvent) => void;
  /** Returns the absolute address on the site. */
  readonly inSite: (address: string) => string;
  /** Opens a page of the site instead of the partner's page. */
  readonly onLeave: (address: string) => void;
  /** Resolves when it is known whether the page of the partner has a token. Never rejects. */
  readonly tokenAsked: Promise<void>;
}

const titles = {
  login: 'partner.loginTo',
  register: 'partner.registerAt',
  balance: 'wallet.balance',
  member: 'nav.memberCentre',
  agent: 'nav.agentCentre',
} as const;

/** Widgets for logging in: they have nothing to do for a person who is logged in. */
const isWayIn = (widget: FrameWidget) => widget === 'login' || widget === 'register';
const isCentre = (widget: FrameWidget) => widget === 'member' || widget === 'agent';

/** One account widget, in the card that every widget on a partner's page has. */
export function FramePage({ widget, tell, tokenAsked, ...ways }: FramePageProps) {
  const { config } = useRuntime();
  const { minAge, operatorMode } = useSettings();
  const brand = useBrand();
  const member = useMember();
  const t = useT();
  const isDemo = operatorMode === 'demo';
  const licences = readLicences({ ...config, operatorMode });
  const isUnlicensed = lacksLicence(config);
  const named = isCentre(widget) && !member ? titles.login : titles[widget];
  const title = member && isWayIn(widget) ? brand.name : t(named, { brand: brand.name });
  useSessionTold(tell);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (isUnlicensed) tell({ kind: 'error', code: 'NO_LICENCE' });
  }, [isUnlicensed, tell]);
  // A widget for members waits for the token of the partner's page. A form appears at once.
  if (!isWayIn(widget)) use(tokenAsked);
  // A real site without a licence shows nothing.
  if (isUnlicensed) return null;
  return (
    <PartnerCard {...{ title, brand, minAge, isDemo, licences }}>
      {member ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <Inside {...{ widget, member, ...ways }} />
        </Suspense>
      ) : (
        <Outside widget={widget} />
      )}
    </PartnerCard>
  );
}

/** Shown to a visitor. */
function Outside({ widget }: Pick<FramePageProps, 'widget'>) {
  const { memory } = useRuntime();
  const login = (
    <div className={css.login}>
      <Login canRemember={false} />
    </div>
  );
  switch (widget) {
    case 'register':
      return (
        <div className={css.form}>
          <Register {...keptInvitation(memory.tab)} />
        </div>
      );
    case 'balance':
      return <BalanceGuest login={login} />;
    default:
      return login;
  }
}

interface InsideProps extends Pick<FramePageProps, 'widget' | 'inSite' | 'onLeave'> {
  readonly member: Member;
}

/** Shown to a person who is logged in. An account that may not see the widget gets the reason. */
function Inside({ widget, member, ...ways }: InsideProps) {
  const t = useT();
  if (isWayIn(widget) || member.isTrial) return <LoggedIn {...ways} />;
  switch (widget) {
    case 'balance':
      return <Balance />;
    case 'agent':
      if (!member.isAgent) return <LoggedIn {...ways} note={t('error.notAgent')} />;
      return <Centre centre="agent" {...ways} />;
    default:
      return <Centre centre="member" {...ways} />;
  }
}

/** Tells the partner's page that a person has logged in or out, but not who. */
function useSessionTold(tell: FramePageProps['tell']): void {
  const isMember = useMember() !== null;
  const told = useRef(false);
  useEffect(() => {
    if (isMember === told.current) return;
    told.current = isMember;
    tell({ kind: 'session', change: isMember ? 'loggedIn' : 'loggedOut' });
  }, [isMember, tell]);
}

function LoggedIn({ onLeave, note }: Pick<FramePageProps, 'onLeave'> & { readonly note?: string }) {
  const { session } = useRuntime();
  const member = useMember();
  const brand = useBrand();
  const [logout, busy] = useOnce(session.logout);
  if (!member) return null;
  return (
    <LoggedInView
      brand={brand.name}
      name={member.account}
      isTrial={member.isTrial}
      note={note}
      busy={busy ? 'logout' : null}
      onGo={() => onLeave('/')}
      onLogout={() => void logout()}
    />
  );
}
