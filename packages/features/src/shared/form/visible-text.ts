/** What nobody sees and nobody meant to type: zero width, marks of direction, soft hyphens. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/**
 * Joiners shape letters of Bengal and emoji; beside a Latin letter, a digit or a blank they are unseen too. After a
 * hasanta they are seen wherever they stand.
 */
const looseJoiner =
  /(?<=^|[\s\p{Script=Latin}\p{N}])[\u200C\u200D]+|(?<![\u09CD\u094D\u200C\u200D])[\u200C\u200D]+(?=[\s\p{Script=Latin}\p{N}]|$)/gu;

/** Blanks that do not break, as pages and messages have them. */
const fixedBlank = /[\u00A0\u2007\u202F]/g;

/** A text as its writer sees it: without characters that only pasting brings along. */
export const visibleText = (typed: string): string =>
  typed.replace(unseen, '').replace(looseJoiner, '').replace(fixedBlank, ' ');
