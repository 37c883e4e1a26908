import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './HomeView.css.ts';

/** How far below the window something may be to be worth loading. */
const margin = '400px';

/** Keeps the place of its children and renders them when somebody comes near it. */
export function Near({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} className={css.below}>
      {near && children}
    </div>
  );
}
