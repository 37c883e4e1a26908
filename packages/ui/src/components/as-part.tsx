import { Children, type ReactNode } from 'react';

/**
 * What a caller gives, for a place beside other parts: a bare text gets an element of its own. A page translator replaces
 * bare texts by elements that React does not know, and React then fails to move or change what stands beside them.
 */
export function asPart(node: ReactNode): ReactNode {
  if (node === '') return null;
  if (typeof node === 'string' || typeof node === 'number') return <span>{node}</span>;
  return Array.isArray(node) ? Children.map(node, asPart) : node;
}
