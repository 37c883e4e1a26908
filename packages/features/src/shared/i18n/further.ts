import type { Messages } from './message-map.ts';

declare const further: unique symbol;

/** Tag (BCP 47) of a language that has a file in `further/`, e.g. `ur` or `zh-CN` (I18-01). */
export type FurtherLanguage = string & { readonly [further]: true };

/** The catalogues of further languages. The bundler collects them, so the next build finds a new file. */
const files = import.meta.glob<Messages>('./further/*.json', { import: 'default' });

const fileOf = (tag: string): string => `./further/${tag}.json`;

/** Whether a language has a file in `further/`. */
export const isFurther = (tag: string): tag is FurtherLanguage => Object.hasOwn(files, fileOf(tag));

/** The languages besides Bengali and English, in the order of their tags. */
export const furtherLanguages: readonly FurtherLanguage[] = Object.keys(files)
  .map((file) => file.slice('./further/'.length, -'.json'.length))
  .filter(isFurther);

/** Loads the whole catalogue of a further language. */
export async function loadFurther(language: FurtherLanguage): Promise<Messages> {
  return (await files[fileOf(language)]?.()) ?? {};
}
