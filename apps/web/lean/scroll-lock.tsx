import { Fragment, type ReactNode } from 'react';

/**
 * Radix' scroll lock without the lock: our overlays bring their own (docs/decisions/008), and the site's policy refuses
 * the style element of theirs. The build puts it in the place of `react-remove-scroll` (docs/decisions/028).
 */
export function RemoveScroll({ children }: { readonly children?: ReactNode }) {
  return <Fragment>{children}</Fragment>;
}
