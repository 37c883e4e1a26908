/** Joins class names; the caller's own class (for layout) comes last. */
export const join = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
