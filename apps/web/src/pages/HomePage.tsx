import { HomeWidget } from '@parlour/features/home';
import { useRuntime, useSession } from '@parlour/features/runtime';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Home; `/login` and `/register` are home with their modal open (NAV-02, CFG-05). */
export function HomePage({ modal }: { readonly modal: 'login' | 'register' | null }) {
  const { overlays, navigate } = useRuntime();
  const { kind } = useSession();
  const [search] = useSearchParams();
  const referralCode = search.get('referralCode');
  const returnTo = search.get('returnTo');
  useEffect(() => {
    if (modal === null || kind === 'authenticating' || kind === 'mustChangePassword') return;
    if (kind === 'authenticated' || kind === 'trial') navigate('/', { replace: true });
    else if (modal === 'register') {
      overlays.open({ name: 'register', props: referralCode ? { referralCode } : {} });
    } else overlays.askLogin(() => navigate(ownPath(returnTo), { replace: true }));
  }, [modal, kind, referralCode, returnTo, overlays, navigate]);
  return <HomeWidget />;
}

/** Only a path of this site: never another host through `returnTo`. */
function ownPath(value: string | null): string {
  return value && /^\/(?![/\\])/.test(value) ? value : '/';
}
