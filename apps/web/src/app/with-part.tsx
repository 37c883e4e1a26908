import { askedIn } from '@parlour/features/centre-frame';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A page of a centre that opens at the part in its address. The links to a limit, a break and a self-exclusion lead
 * there.
 */
export function withPart(Page: ComponentType<{ readonly part?: string }>): ComponentType {
  return function Parted() {
    const part = askedIn(useLocation().search)?.part;
    return part === undefined ? <Page key="" /> : <Page key={part} part={part} />;
  };
}
