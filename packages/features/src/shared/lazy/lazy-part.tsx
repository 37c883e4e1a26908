import { type ComponentType, createElement, lazy } from 'react';
import { loadPart } from './load-part.ts';
import { round } from './round.ts';

/** Invisible placeholder of a loading part; tests wait until it is gone. */
export const arriving = <span hidden data-state="arriving" />;

/**
 * Like `lazy`, with `loadPart`: for a page, a window or a part of either. A part that failed to load is loaded again
 * the next time it is shown, while `lazy` itself fails for good (ERR-01).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () => {
    const made = {
      /** The round in which it failed. */
      failed: Number.NaN,
      Part: lazy(() => {
        const began = round();
        return loadPart(load).catch((error: unknown) => {
          made.failed = began;
          throw error;
        });
      }) satisfies ComponentType<Props>,
    };
    return made;
  };
  let made = make();
  return (props) => {
    if (made.failed < round()) made = make();
    return createElement(made.Part, props);
  };
}

const Nothing = (): null => null;

/** A part that is left out if it cannot be loaded, because the page works without it. */
export const optionalPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazyPart<Props>(() => loadPart(load).catch(() => ({ default: Nothing })));
