import { Button } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './GameListView.css.ts';

interface LoadMoreProps {
  readonly busy: boolean;
  readonly failed: boolean;
  /** Keep the same function as long as a call would do the same: every new function is called again. */
  readonly onMore: () => void;
}

/** How far the end may be below the screen, in px: about half a screen of a phone. */
const near = 400;

/**
 * Loads the next page when somebody scrolls to where the end of the list is near, or on a press: for keyboards, and for
 * browsers without observers. A list whose end is on the screen from the start loads nothing by itself, and each page
 * needs a scroll of its own. After a failure only the button loads again.
 */
export function LoadMore({ busy, failed, onMore }: LoadMoreProps) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  /** Whether somebody has scrolled since the last page arrived. */
  const hasScrolled = useRef(false);
  useEffect(() => {
    const element = end.current;
    if (!element || failed || busy || typeof IntersectionObserver === 'undefined') return;
    let isNear = false;
    let hasAsked = false;
    const ask = () => {
      if (!hasScrolled.current || hasAsked) return;
      hasAsked = true;
      onMore();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        // A busy browser reports several changes at once: away first, near last.
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
      },
      { rootMargin: `${near}px` },
    );
    observer.observe(element);
    // The page scrolls, or the window that the list is in; a jump to the top is no wish for more.
    const scrolled = ({ target }: Event) => {
      const top = target instanceof Element ? target.scrollTop : window.scrollY;
      if (top <= 0 || (target instanceof Element && !target.contains(element))) return;
      hasScrolled.current = true;
      if (isNear) ask();
    };
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [failed, busy, onMore]);
  useEffect(() => {
    if (busy) hasScrolled.current = false;
  }, [busy]);
  return (
    <div ref={end} className={css.more}>
      {failed && <p role="alert">{t('error.loadFailed')}</p>}
      {!busy && (
        <Button variant="secondary" onClick={onMore}>
          {t(failed ? 'action.retry' : 'action.loadMore')}
        </Button>
      )}
    </div>
  );
}
