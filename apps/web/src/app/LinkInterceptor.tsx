import { useRuntime } from '@parlour/features/runtime';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { canonicalPath, overPage } from './routes.ts';

/**
 * Makes a plain `<a href>` in components and widgets navigate without a reload, because components do not know the
 * router. Links to a new tab, downloads and links to other hosts are not changed.
 */
export function LinkInterceptor({ children }: { readonly children: ReactNode }) {
  const { config, navigate } = useRuntime();
  useEffect(() => {
    const onClick = (event: globalThis.MouseEvent) => {
      const to = internalTarget(event);
      if (to === null) return;
      event.preventDefault();
      const { pathname, search } = location;
      const over = config.memberCentre ? overPage(to, pathname, search) : null;
      // Adds a history entry, so that Back leads to the page below the centre.
      navigate(over === null ? to : over + location.hash);
    };
    // On the document: dialogs and sheets are rendered outside the root element.
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [config, navigate]);
  return children;
}

/** The path a click leads to inside this site, or `null` when the browser should handle it. */
export function internalTarget(
  event: Pick<
    MouseEvent | globalThis.MouseEvent,
    'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
  >,
): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.target && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.origin !== window.location.origin) return null;
  const samePage = link.pathname === window.location.pathname && link.search === location.search;
  if (samePage && link.hash) return null;
  return canonicalPath(link.pathname) + link.search + link.hash;
}
