import { createContext, type ReactNode, use } from 'react';

/** The step in the history that one open window has. */
export interface BackStep {
  /** The window has closed, by whatever way. */
  closed: () => void;
  /** The window was asked to close by Back and stays open. */
  kept: () => void;
}

/** Connects windows with the history of an application: Back closes the topmost of them first. */
export interface BackSteps {
  /** A window has opened. `close` asks it to close, as its close button does. */
  opened: (close: () => void) => BackStep;
}

const Context = createContext<BackSteps | null>(null);

export interface BackStepsProviderProps {
  /** The application. */
  children: ReactNode;
  /** What the application does with its history. */
  steps: BackSteps;
}

/**
 * Tells an application which windows are open, so that the Back button of the device can close them.
 * Windows that cannot be dismissed, and those that are part of the address (`addressed`), are not told.
 * Without a provider no window touches the history.
 */
export function BackStepsProvider({ children, steps }: BackStepsProviderProps) {
  return <Context value={steps}>{children}</Context>;
}

/** The steps of the application around; `null` where nobody provides them. */
export function useBackSteps(): BackSteps | null {
  return use(Context);
}
