import { type ComponentType, createElement, lazy } from 'react';
import { loadPart } from './load-part.ts';
import { round } from './round.ts';

/** Invisible placeholder of a part that loads; tests wait until it is gone. */
export const arriving = <span hidden data-state="arriving" />;

/**
 * `lazy` with `loadPart`, for a page, a window or a part of either. One that could not be loaded is loaded again the next
 * time it is shown, while `lazy` itself fails for good (ERR-01).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () => {
    const made = {
      /** The round it failed in. */
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

/** A part that is left out where it cannot be loaded: the page is whole without it. */
export const optionalPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazyPart<Props>(() => loadPart(load).catch(() => ({ default: Nothing })));
