/** Invisible characters that people do not type on purpose: zero width, marks of direction, soft hyphens. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/**
 * Joiners shape letters of Bengal and emoji. Beside a Latin letter, a digit or a blank they have no visible effect.
 * After a hasanta they always have one.
 */
const looseJoiner =
  /(?<=^|[\s\p{Script=Latin}\p{N}])[\u200C\u200D]+|(?<![\u09CD\u094D\u200C\u200D])[\u200C\u200D]+(?=[\s\p{Script=Latin}\p{N}]|$)/gu;

/** Non-breaking spaces, as web pages and messages contain them. */
const fixedBlank = /[\u00A0\u2007\u202F]/g;

/** Returns the text as its writer sees it: without characters that come only from pasting. */
export const visibleText = (typed: string): string =>
  typed.replace(unseen, '').replace(looseJoiner, '').replace(fixedBlank, ' ');
