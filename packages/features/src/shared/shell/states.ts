import { defineStates } from '@parlour/ui/testing';
import type { BrokenWindowProps } from './BrokenWindow.tsx';

const nothing = () => undefined;

/** The only state of a window with an error. */
export const brokenWindowStates = defineStates<BrokenWindowProps>()(() => ({
  broken: { onRetry: nothing, onClose: nothing },
}));
