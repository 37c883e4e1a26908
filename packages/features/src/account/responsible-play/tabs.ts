/** The parts of the page, in their order. */
export const tabs = ['limits', 'break', 'exclusion', 'account'] as const;

/** A part of the page. */
export type PlayTab = (typeof tabs)[number];
