/** Names of operating systems with the words in a user agent that mean them, in the order in which they are tried. */
const names = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|CrOS/],
] as const;

/** Returns the operating system that a user agent names, or `Other` (SPECIFICATION §7, free play). */
export const osOf = (userAgent: string): string =>
  names.find(([, words]) => words.test(userAgent))?.[0] ?? 'Other';
