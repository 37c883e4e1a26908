import type { Language } from '@parlour/features/content';
import type { UiClock } from '@parlour/ui';
import type { Page, Site } from './core/page.ts';
import type { Options } from './options.ts';

/** What the content of an element is shown with. */
export interface Surroundings {
  readonly page: Page;
  readonly site: Site;
  readonly brand: { readonly name: string; readonly mark: string };
  readonly language: Language;
  /** The attributes of the element. */
  readonly options: Options;
  /** Of the backend, for ages and timers. */
  readonly clock: UiClock;
  /** Makes an address of the site whole, with the code of the affiliate. */
  readonly resolve: (address: string) => string;
}

/** What an element shows: one for each entry of the registry. */
export interface ContentProps {
  readonly surroundings: Surroundings;
  /** The content is there, or is known to be none. */
  readonly onReady: () => void;
  /** There is nothing that may be shown, and why: a code. */
  readonly onNothing: (code: string) => void;
  /** It could not be shown: `code` is that of the failure. */
  readonly onFailure: (code: string) => void;
}
