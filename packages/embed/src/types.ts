/** Types of the elements for pages written in TypeScript: names of tags, events and what they say (EMB-01). */
import type { ElementTag } from './registry.ts';

/** An element of the site in a page. */
export interface ParlourElement extends HTMLElement {
  /** Asks the site again for what is shown. */
  refresh(): void;
}

/** What each event says in `event.detail`. */
export interface ParlourEvents {
  'parlour-ready': CustomEvent<Record<string, never>>;
  'parlour-error': CustomEvent<{ readonly code: string }>;
  'parlour-navigate': CustomEvent<{ readonly to: string }>;
}

declare global {
  interface HTMLElementTagNameMap extends Record<ElementTag, ParlourElement> {}
  interface HTMLElementEventMap extends ParlourEvents {}
  interface WindowEventMap extends ParlourEvents {}
  interface DocumentEventMap extends ParlourEvents {}
}
