import { createContext, type ReactNode, use } from 'react';

/** The entry that one open window has in the browser history. */
export interface BackStep {
  /** Call it when the window has closed, for any reason. */
  closed: () => void;
  /** Call it when Back asked the window to close and it stayed open. */
  kept: () => void;
}

/** Connects windows with the history of an application: Back closes the topmost window first. */
export interface BackSteps {
  /** Called when a window opens. `close` asks the window to close, as its close button does. */
  opened: (close: () => void) => BackStep;
}

const Context = createContext<BackSteps | null>(null);

export interface BackStepsProviderProps {
  /** The application. */
  children: ReactNode;
  /** The history functions of the application. */
  steps: BackSteps;
}

/**
 * Tells an application which windows are open, so that the Back button of the device can close them. Leaves out
 * windows that cannot be dismissed and windows with an address of their own (`addressed`). Without a provider no
 * window touches the history.
 */
export function BackStepsProvider({ children, steps }: BackStepsProviderProps) {
  return <Context value={steps}>{children}</Context>;
}

/** Returns the steps of the nearest `BackStepsProvider`, or `null` without one. */
export function useBackSteps(): BackSteps | null {
  return use(Context);
}
