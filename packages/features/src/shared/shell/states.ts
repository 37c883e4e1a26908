import { defineStates } from '@parlour/ui/testing';
import type { BrokenWindowProps } from './BrokenWindow.tsx';

const nothing = () => undefined;

/** The one state of a window that breaks. */
export const brokenWindowStates = defineStates<BrokenWindowProps>()(() => ({
  broken: { onRetry: nothing, onClose: nothing },
}));
