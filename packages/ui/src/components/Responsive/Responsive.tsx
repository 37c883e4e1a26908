import type { ReactNode } from 'react';
import * as css from './Responsive.css.ts';

/** Props of `DesktopOnly` and `PhoneOnly`. */
export interface ResponsiveProps {
  /** Always in the document; styles alone hide it, also from screen readers. */
  children: ReactNode;
}

/** Shown from 1024 px on, where the two-row header takes over (LAY-01). */
export function DesktopOnly({ children }: ResponsiveProps) {
  return <span className={css.desktop}>{children}</span>;
}

/** Shown below 1024 px, where the tab bar is. */
export function PhoneOnly({ children }: ResponsiveProps) {
  return <span className={css.phone}>{children}</span>;
}
