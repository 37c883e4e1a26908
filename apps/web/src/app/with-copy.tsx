import type { ComponentType } from 'react';

/** What a page that copies is given. */
interface Copies {
  readonly copyText: (text: string) => Promise<void>;
}

/** What such a page is given beside it. */
interface Given {
  readonly order?: string;
}

/** A page of a centre with values to copy. Where there is no clipboard the page says so. */
export function withCopy(Page: ComponentType<Given & Copies>): ComponentType<Given> {
  return function Copying(given: Given) {
    return <Page {...given} copyText={async (text) => await navigator.clipboard.writeText(text)} />;
  };
}
