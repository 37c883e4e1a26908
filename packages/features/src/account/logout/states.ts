import { defineStates, type StateId } from '@parlour/ui/testing';
import type { LogoutViewProps } from './LogoutView.tsx';

const nothing = () => undefined;

/** Every state of the question before a logout (LGN-08). */
export const logoutStates = defineStates<LogoutViewProps>()(() => {
  const asking: LogoutViewProps = { busy: false, onConfirm: nothing, onCancel: nothing };
  return { asking, busy: { ...asking, busy: true } };
});

/** The states whose screenshots are compared. */
export const logoutFaces = ['asking', 'busy'] as const satisfies readonly StateId<
  typeof logoutStates
>[];
