/**
 * What no text of a person holds: controls, halves of a character, separators of lines, and marks that turn the
 * reading direction of what follows around. The joiners of Bengali are none of these.
 */
const unwritable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether somebody can have written this in a field of one line. */
export const isLine = (text: string): boolean => !unwritable.test(text);

/** The same where a text may have several lines. */
export const isText = (text: string): boolean => isLine(text.replace(/[\t\n\r]/g, ''));
