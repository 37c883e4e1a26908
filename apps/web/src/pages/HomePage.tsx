import { LateTexts } from '@parlour/features/i18n';
import { lazyPart, optionalPart } from '@parlour/features/lazy';
import { useRuntime, useSession } from '@parlour/features/runtime';
import { PartBoundary } from '@parlour/features/shell';
import { HomeWidget } from '@parlour/features/site/home';
import { readAddress } from '@parlour/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Without it the page is whole: nothing is announced, and the jackpot says how old it is. */
const AfterHome = optionalPart(() => import('./AfterHome.tsx'));

/** Beyond the first screen: its code and its texts come when somebody gets near. */
const Shelves = lazyPart(async () => {
  const { HomeShelvesWidget } = await import('@parlour/features/site/home-shelves');
  return { default: HomeShelvesWidget };
});

/** Home; `/login` and `/register` are home with their modal open (NAV-02, CFG-05). */
export function HomePage({ modal }: { readonly modal: 'login' | 'register' | null }) {
  const { overlays, navigate } = useRuntime();
  const { kind } = useSession();
  const [search] = useSearchParams();
  const returnTo = search.get('returnTo');
  const { key } = useLocation();
  const opened = useRef('');
  useEffect(() => {
    if (modal === null) return;
    const back = ownPath(returnTo);
    if (kind === 'authenticated' || kind === 'trial') navigate(back, { replace: true });
    if (kind !== 'anonymous') return;
    // Once a visit: a refused or cancelled attempt comes back here with a window of its own, or none.
    if (opened.current === key) return;
    opened.current = key;
    if (modal === 'register') {
      // Its codes are among them (REG-04); the window takes the parameters it supports.
      overlays.open({ name: 'register', props: Object.fromEntries(search) });
    } else if (returnTo === null) overlays.open({ name: 'login', props: {} });
    else overlays.askLogin(() => navigate(back, { replace: true }));
  }, [modal, kind, key, search, returnTo, overlays, navigate]);
  return (
    <HomeWidget
      group={modal === 'register' ? 'w_reg' : modal === 'login' ? 'w_login' : 'w_home'}
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
            <AfterHome />
          </Suspense>
        )
      }
    />
  );
}

/** Only an address of this site: never another host through `returnTo`. */
function ownPath(value: string | null): string {
  const to = readAddress(value ?? '');
  return to?.kind === 'own' ? to.href : '/';
}
