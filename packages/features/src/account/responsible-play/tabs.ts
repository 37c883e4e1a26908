/** The tabs of the page, in their order. */
export const tabs = ['limits', 'break', 'exclusion', 'account'] as const;

/** A tab of the page. */
export type PlayTab = (typeof tabs)[number];
