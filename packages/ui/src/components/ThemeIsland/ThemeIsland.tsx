import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import { PortalProvider } from '../PortalContext/PortalContext.tsx';
import * as css from './ThemeIsland.css.ts';

export interface ThemeIslandProps extends ComponentPropsWithRef<'div'> {
  /** Id of a built-in brand, or of one applied at run time (BRD-02). */
  brand: string;
  /** Light or dark, whatever the page around it has. */
  scheme: 'light' | 'dark';
}

/**
 * A piece of page in a brand and scheme of its own: a widget on a partner's
 * page, a preview in the brand studio. Overlays opened inside stay inside.
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
