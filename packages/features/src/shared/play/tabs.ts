/** The tabs of the page of responsible play, in their order. */
export const tabs = ['limits', 'break', 'exclusion', 'account'] as const;

/** A tab of the page. */
export type PlayTab = (typeof tabs)[number];

/** Reads a tab from an address; an unknown word is the first tab. */
export const tabIn = (word: string | undefined): PlayTab =>
  tabs.find((tab) => tab === word) ?? tabs[0];
