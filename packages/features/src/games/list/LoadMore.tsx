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

/**
 * Loads the next page when the end of the list comes near, or on a press: for keyboards, and for browsers without
 * observers. After a failure only the button loads again.
 */
export function LoadMore({ busy, failed, onMore }: LoadMoreProps) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || failed || busy || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once: away first, near last.
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [failed, busy, onMore]);
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
