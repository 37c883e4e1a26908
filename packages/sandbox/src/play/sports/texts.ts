import type { Language } from '../../catalogue/language.ts';
import type { Say } from '../kit/table.ts';
import bn from './messages.bn.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };

const texts: Readonly<Record<Language, Say>> = { bn, en };

/** The texts of a sportsbook. */
export const bookTexts = (language: Language): Say => texts[language];
