/** The pages of the site that the studio shows, in their order. */
export const pageNames = ['home', 'games', 'deposit', 'agent'] as const;

export type PageName = (typeof pageNames)[number];

/** Whether a text names one of these pages. */
export const isPageName = (name: string): name is PageName =>
  pageNames.some((page) => page === name);
