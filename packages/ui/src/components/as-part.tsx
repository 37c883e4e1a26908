import { Children, type ReactNode } from 'react';

/**
 * Wraps a plain text from the caller in an element of its own, for a place beside other elements. A page translator
 * replaces plain text nodes with elements that React does not know; React would then fail to move or change the
 * elements beside them.
 */
export function asPart(node: ReactNode): ReactNode {
  if (node === '') return null;
  if (typeof node === 'string' || typeof node === 'number') return <span>{node}</span>;
  return Array.isArray(node) ? Children.map(node, asPart) : node;
}
