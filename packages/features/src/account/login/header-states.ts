import { defineStates, type StateId } from '@parlour/ui/testing';
import type { HeaderLoginViewProps } from './HeaderLoginView.tsx';

const nothing = () => undefined;

/** Every state of the header's login (LAY-02). */
export const headerLoginStates = defineStates<HeaderLoginViewProps>()(() => {
  const rest: HeaderLoginViewProps = {
    bySms: false,
    fields: 'shown',
    busy: false,
    failures: 0,
    onOpen: nothing,
    onSubmit: nothing,
  };
  return {
    rest,
    bySms: { ...rest, bySms: true },
    busy: { ...rest, busy: true },
    places: { ...rest, bySms: true, fields: 'places' },
  };
});

/** The states whose screenshots are compared. */
export const headerLoginFaces = ['rest', 'bySms'] as const satisfies readonly StateId<
  typeof headerLoginStates
>[];
