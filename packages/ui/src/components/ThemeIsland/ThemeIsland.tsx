import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import { PortalProvider } from '../PortalContext/PortalContext.tsx';
import * as css from './ThemeIsland.css.ts';

export interface ThemeIslandProps extends ComponentPropsWithRef<'div'> {
  /** Id of a built-in brand, or of a brand applied at run time (BRD-02). */
  brand: string;
  /** Light or dark, independent of the page around it. */
  scheme: 'light' | 'dark';
}

/**
 * A part of a page with its own brand and scheme: a widget on a partner's page, or a preview in the brand studio.
 * Overlays opened inside stay inside.
 */
export function ThemeIsland({ brand, scheme, className, children, ...rest }: ThemeIslandProps) {
  return (
    <div
      data-component="theme-island"
      {...rest}
      data-brand={brand}
      data-scheme={scheme}
      className={join(css.root, className)}
    >
      <PortalProvider>{children}</PortalProvider>
    </div>
  );
}
