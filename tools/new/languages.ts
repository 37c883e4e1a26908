/** The languages the product ships: a new text is written in each of them (I18-01). */
export const languages = ['bn', 'en'] as const;

/** One of them. */
export type Language = (typeof languages)[number];

/** A text in each of them. */
export type InLanguages = Readonly<Record<Language, string>>;
