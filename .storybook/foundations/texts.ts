import bn from './texts.bn.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };

/** Texts of the pages of the foundations. The English file defines them; what Bengali lacks is a type error. */
export type Texts = typeof en;

const texts: Readonly<Record<'bn' | 'en', Texts>> = { bn, en };

/** The language of the toolbar. Long words are Bengali. */
export const languageOf = ({ language }: Readonly<Record<string, unknown>>): 'bn' | 'en' =>
  language === 'en' ? 'en' : 'bn';

/** The texts of a language. */
export const textsIn = (language: 'bn' | 'en'): Texts => texts[language];
