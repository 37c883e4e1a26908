/**
 * Characters that no typed text contains: control characters, surrogate halves, line separators, and marks that change
 * the reading direction of the following text. The joiners of Bengali are not among them.
 */
const unwritable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a person can have typed this text into a field of one line. */
export const isLine = (text: string): boolean => !unwritable.test(text);

/** The same for a text that may have several lines. */
export const isText = (text: string): boolean => isLine(text.replace(/[\t\n\r]/g, ''));
