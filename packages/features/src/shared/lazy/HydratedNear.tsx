import { usePictures } from '@parlour/ui';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import * as css from './HydratedNear.css.ts';
import { whenNear } from './when-near.ts';

/** What holds the hydration of a part back. */
interface Gate {
  /** Whether the next attempt waits. */
  waits: boolean;
  /** Whether the part has been rendered by this page, and not by the server alone. */
  isPassed: boolean;
  /** The next attempt does not wait. */
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
 * A part of a prerendered page that is hydrated when somebody comes near it, presses it or moves the focus into it, or
 * when it changes. Until then it is shown as the document has it, and costs a slow phone nothing (LAY-01). A part that
 * is not prerendered is rendered at once.
 */
export function HydratedNear({ children }: { readonly children: ReactNode }) {
  const [gate] = useState(newGate);
  const place = useRef<HTMLDivElement>(null);
  // Other sources of pictures render it again, as other children do.
  usePictures();
  // React hydrates a part before it changes it, and must not be kept waiting.
  gate.waits = false;
  useLayoutEffect(() => {
    const element = place.current;
    const part = element?.firstElementChild;
    // React attempts a prerendered part in a pass of its own, after this one.
    if (!element || !part || gate.isPassed) return;
    gate.waits = true;
    const stop = whenNear(part, gate.open);
    const signs = ['pointerdown', 'focusin'] as const;
    for (const sign of signs) element.addEventListener(sign, gate.open);
    // A press without a pointer, as aids send it, meets React before it meets the element.
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

/** Waits once at most: what React attempts again, because of a press or a change, cannot wait. */
function Passage({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }) {
  if (gate.waits) {
    gate.waits = false;
    // Not `use`: while that waits, React hydrates no other part either.
    throw gate.opened;
  }
  gate.isPassed = true;
  return children;
}
