import type { PageSettings } from './page-settings.ts';
import { majorVersion } from './snippet.ts';

/** What the script of a site exports. */
export interface LoadedElements {
  /** Sets what counts for all elements of the page; attributes of an element come first. */
  readonly configure: (settings: PageSettings) => void;
}

/**
 * Loads the elements of a site into the page (EMB-01). `site` is its origin, `https://play.padma.example`: elements take
 * brand, languages and backend from the site that their script comes from, so the script is never bundled. For a browser
 * only; call it in an effect or in a handler. A second call for the same site loads nothing again.
 *
 * @throws RangeError when `site` is no origin. Rejects when the script does not come.
 */
export async function loadElements(site: string): Promise<LoadedElements> {
  if (!URL.canParse(site) || new URL(site).origin !== site) {
    throw new RangeError(`"${site}" is no origin of a site. Write https://host, without a path.`);
  }
  const script = `${site}/embed/${majorVersion}/parlour.js`;
  return import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ script);
}
