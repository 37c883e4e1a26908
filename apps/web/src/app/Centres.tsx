import { type Asked, askedIn, CentreWidget, withPage } from '@parlour/features/centre-frame';
import { LateTexts } from '@parlour/features/i18n';
import { useHandler } from '@parlour/features/parts';
import { useRuntime } from '@parlour/features/runtime';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { centrePages } from './centres.ts';
import { internalTarget } from './LinkInterceptor.tsx';
import { withoutCentres } from './routes.ts';
import { addressOf } from './trail.ts';
import { useWaysBack } from './ways-back.tsx';

/**
 * The centre of the address over the page one is on (NAV-09).
 *
 * Its place in the history: a link opens it as one step; another page of it takes that step's place;
 * so one step back closes it, from whatever page. Its cross, Escape and a login that is called off
 * lead to the same address without it: by that one step back where the page below is known to lie
 * there, a reload included; else, for an address that was typed, in its place.
 */
export default function Centres() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { closeTo } = useWaysBack();
  const { navigate: forget } = useRuntime();
  const asked = askedIn(search);
  const below = { pathname, search: withoutCentres(search) ?? '', hash };
  const go = useHandler((to: Asked) => {
    void navigate({ pathname, search: withPage(search, to), hash }, { replace: true });
  });
  useEffect(() => {
    /** Any link to a page of the frame, from within it: it opens no second frame over the first. */
    const keep = (event: MouseEvent) => {
      const target = internalTarget(event);
      const to = target?.startsWith('/?') ? askedIn(target.slice(1)) : null;
      if (!to) return;
      event.preventDefault();
      go(to);
    };
    // Before the site's own listener, which is on the document.
    document.body.addEventListener('click', keep);
    return () => document.body.removeEventListener('click', keep);
  }, [go]);
  return (
    <>
      <LateTexts />
      {asked && (
        <CentreWidget
          asked={asked}
          pages={centrePages}
          hrefOf={(to) => pathname + withPage(search, to)}
          onPage={go}
          onClose={() => closeTo(below)}
          onForget={() => forget(addressOf(pathname, below.search, hash), { replace: true })}
        />
      )}
    </>
  );
}
