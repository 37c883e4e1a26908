import { useMemo } from 'react';
import { errorMessage } from '../i18n/error-message.ts';
import { type Translate, useT } from '../i18n/use-t.ts';
import { type RefusedBy, refusedBy } from './refused-fields.ts';

/** How a form shows the refusals of the backend. Each part keeps its identity: define it outside the component. */
export interface Refusals<Name extends string>
  extends Pick<RefusedBy<Name>, 'wireNames'>,
    Partial<Pick<RefusedBy<Name>, 'places'>> {
  /** Returns the sentence for a code that belongs to a field. Default: the sentence of the code. */
  readonly say?: (error: unknown, t: Translate) => string;
}

const noPlaces: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * Returns the errors of single fields in a failure, for `useCheckedForm`. If the map is empty, the failure is about the
 * whole attempt.
 */
export function useRefusals<Name extends string>(
  error: unknown,
  names: readonly Name[],
  { wireNames, places = noPlaces, say = errorMessage }: Refusals<Name> = {},
): ReadonlyMap<Name, string> {
  const t = useT();
  return useMemo(
    () =>
      refusedBy<Name, Name>(error, names, {
        ...(wireNames && { wireNames }),
        places,
        say: () => say(error, t),
      }),
    [error, names, wireNames, places, say, t],
  );
}
