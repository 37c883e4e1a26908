import { globSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '@parlour/features/i18n/direction';
import type { Plugin } from 'vite';

const further = join(import.meta.dirname, '../../packages/features/src/shared/i18n/further');

/** Languages of the site: the two of the product, and one for each file of further texts (I18-01). */
export const siteLanguages = (folder = further): readonly string[] => [
  ...['bn', 'en'],
  ...globSync('*.json', { cwd: folder })
    .map((file) => file.slice(0, -'.json'.length))
    .sort(),
];

/** The languages in the first script of index.html, as they are in the source. */
const known = "{ bn: 'ltr', en: 'ltr' }";

/** Writes the languages of the site and their directions into the first script of every document (LAY-04, I18-03). */
export const languagesInDocument = (languages = siteLanguages()): Plugin => ({
  name: 'parlour-languages',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { filename }) => {
      // Frames for partners start in the language of the page around them.
      if (!filename.endsWith('index.html')) return html;
      if (!html.includes(known)) throw new Error(`index.html has no list of languages: ${known}`);
      const directions = Object.fromEntries(languages.map((tag) => [tag, directionOf(tag)]));
      return html.replace(known, JSON.stringify(directions));
    },
  },
});
