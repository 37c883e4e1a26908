import { LateTexts } from '@parlour/features/i18n';
import { lazyPart, optionalPart } from '@parlour/features/lazy';
import { useRuntime, useSession } from '@parlour/features/runtime';
import { PartBoundary } from '@parlour/features/shell';
import { HomeWidget } from '@parlour/features/site/home';
import { useStay } from '@parlour/features/stay';
import { readAddress } from '@parlour/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OwnSlot, useOwnSite, useReplaced } from '../own/OwnSite.tsx';

/** The page works without this part: it announces nothing, and the jackpot shows its age. */
const AfterHome = optionalPart(() => import('./AfterHome.tsx'));

/** Below the first screen. Its code and its texts load when the visitor comes near. */
const Shelves = lazyPart(async () => {
  const { HomeShelvesWidget } = await import('@parlour/features/site/home-shelves');
  return { default: HomeShelvesWidget };
});

/** The home page. `/login` and `/register` are the home page with a modal open (NAV-02, CFG-05). */
export function HomePage({ modal }: { readonly modal: 'login' | 'register' | null }) {
  const { overlays, navigate } = useRuntime();
  const { kind } = useSession();
  const [search] = useSearchParams();
  const returnTo = search.get('returnTo');
  const { key } = useLocation();
  // The router gives this key to the first page of a visit.
  const stay = useStay({ counts: modal === null, isFirst: key === 'default' });
  const { slots } = useOwnSite();
  const { home } = useReplaced();
  const opened = useRef('');
  useEffect(() => {
    if (modal === null) return;
    const back = ownPath(returnTo);
    if (kind === 'authenticated' || kind === 'trial') navigate(back, { replace: true });
    if (kind !== 'anonymous') return;
    // Opens the modal once per visit: after a refused or cancelled attempt, another window or none is open.
    if (opened.current === key) return;
    opened.current = key;
    if (modal === 'register') {
      // The address may contain the invitation codes (REG-04). The window takes the parameters it supports.
      overlays.open({ name: 'register', props: Object.fromEntries(search) });
    } else if (returnTo === null) overlays.open({ name: 'login', props: {} });
    else overlays.askLogin(() => navigate(back, { replace: true }));
  }, [modal, kind, key, search, returnTo, overlays, navigate]);
  return (
    <HomeWidget
      group={modal === 'register' ? 'w_reg' : modal === 'login' ? 'w_login' : 'w_home'}
      section={slots['home.section'] && <OwnSlot name="home.section" />}
      views={home}
      below={
        <PartBoundary name="shelves">
          <Suspense>
            <LateTexts />
            <Shelves />
          </Suspense>
        </PartBoundary>
      }
      afterwards={
        modal === null && (
          <Suspense>
            <AfterHome stay={stay} />
          </Suspense>
        )
      }
    />
  );
}

/** Returns an address of this site: `returnTo` must never lead to another host. */
function ownPath(value: string | null): string {
  const to = readAddress(value ?? '');
  return to?.kind === 'own' ? to.href : '/';
}
