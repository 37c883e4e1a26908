import type { MessageKey } from '../i18n/use-t.ts';

/** The operator's texts that have a page of their own, with their kind in the contract (HLP-01). */
export const houseTexts = {
  about: 'ABOUT',
  terms: 'TERMS',
  privacy: 'PRIVACY',
  licence: 'LICENCE',
  contact: 'CONTACT',
} as const;

/** A text of the house, by the name in its address. */
export type HouseText = keyof typeof houseTexts;

/** The order of their links. */
const order = [
  'about',
  'terms',
  'privacy',
  'licence',
  'contact',
] as const satisfies readonly HouseText[];

/** The name of each text: its link, its heading and the title of its window. */
export const houseTextNames = {
  about: 'nav.about',
  terms: 'nav.terms',
  privacy: 'nav.privacy',
  licence: 'nav.licences',
  contact: 'nav.contact',
} as const satisfies Record<HouseText, MessageKey>;

/** The address of a text. */
export const houseTextHref = (text: HouseText): `/${HouseText}` => `/${text}`;

/**
 * Returns the texts that the operator has published, in the order of their links. A link leads only to these. Without a
 * list there are none.
 * @param kinds kinds of the contract, from the settings of the site
 */
export const publishedTexts = (kinds: readonly string[] = []): readonly HouseText[] =>
  order.filter((text) => kinds.includes(houseTexts[text]));
