import type { Backend } from '../backend.ts';

/** The instant at which generated history ends and real entries begin; the first read sets it. */
export function historyEnd(backend: Backend): number {
  backend.state.anchor ??= backend.now();
  return backend.state.anchor;
}
