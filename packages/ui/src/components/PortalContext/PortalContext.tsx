import { createContext, type ReactNode, use, useState } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface PortalProviderProps {
  /** The application, or one island of it. */
  children: ReactNode;
  /**
   * Where overlays go. Without it the provider renders its own empty element
   * after the children, so overlays stay inside the same shadow root, brand and
   * language as the content they belong to.
   */
  container?: HTMLElement | null | undefined;
}

/** Decides where modals, menus and toasts below it are attached (EMB: never the host page's body). */
export function PortalProvider({ children, container }: PortalProviderProps) {
  const [own, setOwn] = useState<HTMLElement | null>(null);
  return (
    <PortalContext value={container ?? own}>
      {children}
      {container === undefined && <div data-component="portal" ref={setOwn} />}
    </PortalContext>
  );
}

/** The element overlays attach to; `null` without a provider and during server rendering (Radix then takes `body`). */
export function usePortalContainer(): HTMLElement | null {
  return use(PortalContext);
}
