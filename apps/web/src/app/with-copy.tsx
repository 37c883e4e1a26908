import type { ComponentType } from 'react';

/** The props that a page with a copy button gets. */
interface Copies {
  readonly copyText: (text: string) => Promise<void>;
}

/** The other props of such a page. */
interface Given {
  readonly order?: string;
}

/** Gives a page of a centre the function to copy text. Without a clipboard the promise rejects and the page says so. */
export function withCopy(Page: ComponentType<Given & Copies>): ComponentType<Given> {
  return function Copying(given: Given) {
    return <Page {...given} copyText={async (text) => await navigator.clipboard.writeText(text)} />;
  };
}
