import type { ReactNode } from 'react';
import * as css from './Responsive.css.ts';

/** Props of `DesktopOnly` and `PhoneOnly`. */
export interface ResponsiveProps {
  /** Always in the document. CSS alone hides it, also from screen readers. */
  children: ReactNode;
}

/** Shown from 1024 px on, together with the two-row header (LAY-01). */
export function DesktopOnly({ children }: ResponsiveProps) {
  return <span className={css.desktop}>{children}</span>;
}

/** Shown below 1024 px, together with the tab bar. */
export function PhoneOnly({ children }: ResponsiveProps) {
  return <span className={css.phone}>{children}</span>;
}
