import { usePictures } from '@parlour/ui';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import * as css from './HydratedNear.css.ts';
import { whenNear } from './when-near.ts';

/** Delays the hydration of a part. */
interface Gate {
  /** Whether the next attempt of React has to wait. */
  waits: boolean;
  /** Whether this page has rendered the part, not only the server. */
  isPassed: boolean;
  /** Lets the next attempt through without a wait. */
  readonly pass: () => void;
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function newGate(): Gate {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const gate = {
    waits: false,
    isPassed: false,
    pass: () => {
      gate.waits = false;
    },
    opened,
    open: () => {
      gate.pass();
      resolve();
    },
  };
  return gate;
}

/**
 * Hydrates a part of a prerendered page when the visitor comes near it, presses it or moves the focus into it, or when
 * it changes. Until then the document's own markup is shown, which costs a slow phone nothing (LAY-01). A part that is
 * not prerendered is rendered at once.
 */
export function HydratedNear({ children }: { readonly children: ReactNode }) {
  const [gate] = useState(newGate);
  const place = useRef<HTMLDivElement>(null);
  // Renders again when the picture sources change, like when the children change.
  usePictures();
  // React hydrates a part before it changes it, so an update must not wait.
  gate.waits = false;
  useLayoutEffect(() => {
    const element = place.current;
    const part = element?.firstElementChild;
    // React attempts a prerendered part in a separate pass, after this one.
    if (!element || !part || gate.isPassed) return;
    gate.waits = true;
    const stop = whenNear(part, gate.open);
    const signs = ['pointerdown', 'focusin'] as const;
    for (const sign of signs) element.addEventListener(sign, gate.open);
    // Assistive technology sends presses without a pointer. The capture listener on the document runs before React
    // handles the click.
    document.addEventListener('click', gate.pass, true);
    return () => {
      stop();
      for (const sign of signs) element.removeEventListener(sign, gate.open);
      document.removeEventListener('click', gate.pass, true);
    };
  }, [gate]);
  return (
    <div ref={place} className={css.place}>
      <Suspense>
        <Passage gate={gate}>{children}</Passage>
      </Suspense>
    </div>
  );
}

/** Waits at most once: when React attempts the part again, because of a press or a change, it must not wait. */
function Passage({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }) {
  if (gate.waits) {
    gate.waits = false;
    // Throws the promise instead of calling `use`: while `use` waits, React hydrates no other part either.
    throw gate.opened;
  }
  gate.isPassed = true;
  return children;
}
