import { defineStates, type StateId } from '@parlour/ui/testing';
import type { FreePlayViewProps } from './FreePlayView.tsx';

const nothing = () => undefined;

/** Every state of the free demo's button (LGN-07). */
export const freePlayStates = defineStates<FreePlayViewProps>()(() => {
  const rest: FreePlayViewProps = { busy: false, onStart: nothing };
  return {
    rest,
    soft: { ...rest, variant: 'soft', block: true },
    busy: { ...rest, busy: true },
  };
});

/** The states whose screenshots are compared. */
export const freePlayFaces = ['rest', 'soft'] as const satisfies readonly StateId<
  typeof freePlayStates
>[];
