import type { Language } from '@parlour/features/content';
import type { UiClock } from '@parlour/ui';
import type { Page, Site } from './core/page.ts';
import type { Options } from './options.ts';

/** What the content of an element is rendered with. */
export interface Surroundings {
  readonly page: Page;
  readonly site: Site;
  readonly brand: { readonly name: string; readonly mark: string };
  readonly language: Language;
  /** The attributes of the element. */
  readonly options: Options;
  /** The clock of the backend, for ages and timers. */
  readonly clock: UiClock;
  /** Makes a full URL of the site, with the affiliate code. */
  readonly resolve: (address: string) => string;
}

/** Props of the content of an element. Each entry of the registry has a content component. */
export interface ContentProps {
  readonly surroundings: Surroundings;
  /** Called when the content is there, or is known to be empty. */
  readonly onReady: () => void;
  /** Called with a code when nothing may be shown. */
  readonly onNothing: (code: string) => void;
  /** Called with the failure code when the content could not be shown. */
  readonly onFailure: (code: string) => void;
}
