import type { ComponentType } from 'react';

/** What a page that copies is given. */
interface Copies {
  readonly copyText: (text: string) => Promise<void>;
}

/** A page of a centre with values to copy. Where there is no clipboard the page says so. */
export function withCopy(Page: ComponentType<Copies>): ComponentType {
  return function Copying() {
    return <Page copyText={async (text) => await navigator.clipboard.writeText(text)} />;
  };
}
