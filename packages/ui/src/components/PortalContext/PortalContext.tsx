import { createContext, type ReactNode, use, useState } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface PortalProviderProps {
  /** The application, or one part of it with its own overlays. */
  children: ReactNode;
  /**
   * The element that overlays are added to. Without it the provider renders its own empty element after the children,
   * so that overlays stay in the same shadow root, brand and language as their content.
   */
  container?: HTMLElement | null | undefined;
}

/** Decides where modals, menus and toasts below it are added (EMB: never in the body of the host page). */
export function PortalProvider({ children, container }: PortalProviderProps) {
  const [own, setOwn] = useState<HTMLElement | null>(null);
  return (
    <PortalContext value={container ?? own}>
      {children}
      {container === undefined && <div data-component="portal" ref={setOwn} />}
    </PortalContext>
  );
}

/**
 * Returns the element that overlays are added to; `null` without a provider and during server rendering (Radix then
 * uses `body`).
 */
export function usePortalContainer(): HTMLElement | null {
  return use(PortalContext);
}
