import type { ComponentType } from 'react';
import type { ContentProps } from './surroundings.ts';

/** What an element gives to what is mounted in it. */
export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly Content: ComponentType<ContentProps>;
  /** What the partner has put inside stays in sight until the content is there. */
  readonly hasOwnContent: boolean;
  /** Something is drawn: the place of the content, the content, or that it did not come. */
  readonly onShown: () => void;
  readonly onReady: () => void;
  /** There is nothing to show, and why: a code. What the partner has put inside comes back. */
  readonly onNothing: (code: string) => void;
  /** Something could not be shown as it was asked for, and which. */
  readonly onFailure: (code: string) => void;
  /** A link was pressed; `false`: the page of the partner takes it from here. */
  readonly onNavigate: (to: string) => boolean;
}
