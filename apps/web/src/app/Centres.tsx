import {
  type Asked,
  askedIn,
  CentreWidget,
  isDeeper,
  menuPage,
  withPage,
} from '@parlour/features/centre-frame';
import { LateTexts } from '@parlour/features/i18n';
import { useHandler } from '@parlour/features/parts';
import { useDesktop, useRuntime } from '@parlour/features/runtime';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { centrePages } from './centres.ts';
import { internalTarget } from './LinkInterceptor.tsx';
import { withoutCentres } from './routes.ts';
import { addressOf } from './trail.ts';
import { useWaysBack } from './ways-back.tsx';

/**
 * Shows the centre that the address names, over the current page (NAV-09).
 *
 * A link to a centre adds one history entry. Another page of the centre replaces that entry, so one step back closes
 * the centre from any of its pages. On a phone the menu is a screen of its own: a page that is opened from it adds an
 * entry, so Back leads to the menu and then to the page of the site. The arrow of a page leads to the menu: by going
 * back if the menu is the entry before, otherwise by replacing the entry.
 *
 * The close button, Escape and a cancelled login lead to the same address without the centre: by going back if the page
 * below is known to be the entry before the centre (also after a reload); otherwise, for a typed address, by replacing
 * the entry.
 */
export default function Centres() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { closeTo } = useWaysBack();
  const { navigate: step } = useRuntime();
  const wide = useDesktop();
  const asked = askedIn(search);
  const below = { pathname, search: withoutCentres(search) ?? '', hash };
  const go = useHandler((to: Asked) => {
    const address = { pathname, search: withPage(search, to), hash };
    if (!wide && to.page === menuPage) closeTo(address);
    else if (!wide && asked && isDeeper(to, asked)) {
      step(addressOf(pathname, address.search, hash));
    } else void navigate(address, { replace: true });
  });
  useEffect(() => {
    /**
     * A link inside a page of the centre changes the page of this centre. It does not open a second centre over the
     * first.
     */
    const keep = (event: MouseEvent) => {
      const target = internalTarget(event);
      const to = target?.startsWith('/?') ? askedIn(target.slice(1)) : null;
      if (!to) return;
      event.preventDefault();
      go(to);
    };
    // Must run before the site's own listener, which is on the document.
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
          onForget={() => step(addressOf(pathname, below.search, hash), { replace: true })}
        />
      )}
    </>
  );
}
