import { createContext, type ReactNode, use, useState } from 'react';

/** The element; `null` without a provider, `pending` while a provider has not rendered its own element yet. */
const PortalContext = createContext<HTMLElement | null | 'pending'>(null);

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
    <PortalContext value={container === undefined ? (own ?? 'pending') : container}>
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
  const place = use(PortalContext);
  return place === 'pending' ? null : place;
}

/**
 * Whether the provider above has not rendered its element yet. A layer that opens in the same render has to wait: React
 * would show it in the body of the page first, and then mount its whole content again in the element.
 */
export const usePortalPending = (): boolean => use(PortalContext) === 'pending';
