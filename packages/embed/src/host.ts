import type { ComponentType } from 'react';
import type { GetToken } from './frames/get-token.ts';
import type { Options } from './options.ts';
import type { ContentProps } from './surroundings.ts';

/** What is open in an element. */
export interface Opened {
  readonly update: (options: Options) => void;
  readonly refresh: () => void;
  readonly unmount: () => void;
  /** Puts the focus inside; without it the element takes none. */
  readonly focus?: () => void;
}

/** What an element gives to what is open in it. */
export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
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
  /** Somebody logged in or out in the element. */
  readonly onSession: (kind: 'loggedIn' | 'loggedOut') => void;
  /** Somebody opened an account in the element. */
  readonly onSignup: (method: 'username' | 'mobile') => void;
  /** How the page of the partner gives a token, if it does. */
  readonly getToken: () => GetToken | null;
}

/** What is drawn in an element, and where. */
export interface ContentHost extends Host {
  readonly Content: ComponentType<ContentProps>;
}
