import { useT } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import { LoggedInView, PartnerCard } from '@parlour/features/partner';
import type { FrameEvent, FrameWidget } from '@parlour/features/partner/frame-contract';
import {
  keptInvitation,
  useBrand,
  useMember,
  useOnce,
  useRuntime,
  useSettings,
} from '@parlour/features/runtime';
import { readLicence } from '@parlour/features/site-footer';
import { useEffect, useRef } from 'react';
import * as css from './FramePage.css.ts';

/** Only the widget that is asked for is loaded, and it is the site's own part. */
const Login = lazyPart(async () => ({
  default: (await import('@parlour/features/login')).LoginWidget,
}));
const Register = lazyPart(async () => ({
  default: (await import('@parlour/features/register')).RegisterWidget,
}));

interface FramePageProps {
  readonly widget: FrameWidget;
  readonly tell: (event: FrameEvent) => void;
  /** Somebody who is logged in goes on to the site. */
  readonly onGo: () => void;
}

const titles = { login: 'partner.loginTo', register: 'partner.registerAt' } as const;

/** One widget of an account in the card that every widget on a page of a partner has. */
export function FramePage({ widget, tell, onGo }: FramePageProps) {
  const { config, memory } = useRuntime();
  const { minAge } = useSettings();
  const brand = useBrand();
  const member = useMember();
  const t = useT();
  const isDemo = config.operatorMode === 'demo';
  const licence = readLicence(config.licence);
  const isUnlicensed = config.operatorMode === 'live' && licence === null;
  const title = member ? brand.name : t(titles[widget], { brand: brand.name });
  useSessionTold(tell);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (isUnlicensed) tell({ kind: 'error', code: 'NO_LICENCE' });
  }, [isUnlicensed, tell]);
  // A real site without a licence shows nothing.
  if (isUnlicensed) return null;
  const forms = {
    login: <Login canRemember={false} />,
    register: <Register {...keptInvitation(memory.tab)} />,
  };
  return (
    <PartnerCard {...{ title, brand, minAge, isDemo, licence }}>
      {member ? <LoggedIn onGo={onGo} /> : <div className={css.form}>{forms[widget]}</div>}
    </PartnerCard>
  );
}

/** Tells the page of the partner when somebody logs in or out; never who. */
function useSessionTold(tell: FramePageProps['tell']): void {
  const isMember = useMember() !== null;
  const told = useRef(false);
  useEffect(() => {
    if (isMember === told.current) return;
    told.current = isMember;
    tell({ kind: 'session', change: isMember ? 'loggedIn' : 'loggedOut' });
  }, [isMember, tell]);
}

function LoggedIn({ onGo }: Pick<FramePageProps, 'onGo'>) {
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
      busy={busy ? 'logout' : null}
      onGo={onGo}
      onLogout={() => void logout()}
    />
  );
}
