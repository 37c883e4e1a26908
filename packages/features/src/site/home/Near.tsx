import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../shared/lazy/when-near.ts';
import * as css from './HomeView.css.ts';

/** Reserves the space of its children, and renders them when the visitor scrolls near it. */
export function Near({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    return element && !near ? whenNear(element, () => setNear(true)) : undefined;
  }, [near]);
  return (
    <div ref={place} className={css.below}>
      {near && children}
    </div>
  );
}
