import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PortalProvider } from '../components/PortalContext/PortalContext.tsx';

/**
 * A small partner page (EMB-01): an open shadow root that adopts the styles of this document, with the children inside
 * it and a container for overlays. Its host has `data-testid="host"`.
 */
export function ShadowIsland({
  children,
}: {
  /** The content of the shadow root. */
  readonly children: ReactNode;
}) {
  const host = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<{ page: HTMLElement; overlays: HTMLElement }>();
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = stylesOf(document);
    const [page, overlays] = [document.createElement('div'), document.createElement('div')];
    const { brand = '', scheme = '' } = document.documentElement.dataset;
    for (const part of [page, overlays]) Object.assign(part.dataset, { brand, scheme });
    root.replaceChildren(page, overlays);
    setPlaces({ page, overlays });
  }, []);
  return (
    <>
      <div ref={host} data-testid="host" style={{ padding: 16, minBlockSize: 600 }} />
      {places &&
        createPortal(
          <PortalProvider container={places.overlays}>{children}</PortalProvider>,
          places.page,
        )}
    </>
  );
}

function stylesOf(page: Document): CSSStyleSheet[] {
  return [...page.styleSheets].map((sheet) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    return copy;
  });
}
