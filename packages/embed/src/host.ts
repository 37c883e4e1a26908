import type { ComponentType } from 'react';
import type { GetToken } from './frames/get-token.ts';
import type { Options } from './options.ts';
import type { ContentProps } from './surroundings.ts';

/** What is open in an element. */
export interface Opened {
  readonly update: (options: Options) => void;
  readonly refresh: () => void;
  readonly unmount: () => void;
  /** Moves focus inside. Without it the element takes no focus. */
  readonly focus?: () => void;
}

/** The functions that an element gives to its content. */
export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** The partner has put content inside. It stays visible until our content is there. */
  readonly hasOwnContent: boolean;
  /** Called when something is rendered: a placeholder, the content, or an error. */
  readonly onShown: () => void;
  readonly onReady: () => void;
  /** Called with a code when there is nothing to show. The partner's content is shown again. */
  readonly onNothing: (code: string) => void;
  /** Called with a code when something could not be shown as requested. */
  readonly onFailure: (code: string) => void;
  /** Called when a link is pressed. Returns `false` when the partner page handles it. */
  readonly onNavigate: (to: string) => boolean;
  /** Called when a person has logged in or out in the element. */
  readonly onSession: (kind: 'loggedIn' | 'loggedOut') => void;
  /** Called when a person has opened an account in the element. */
  readonly onSignup: (method: 'username' | 'mobile') => void;
  /** Returns the partner page's function that gives a token, or `null`. */
  readonly getToken: () => GetToken | null;
}

/** What is rendered in an element, and where. */
export interface ContentHost extends Host {
  readonly Content: ComponentType<ContentProps>;
}
