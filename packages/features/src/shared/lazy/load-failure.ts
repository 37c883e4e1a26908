/** Whether a part of the site did not come, by the words browsers and our loader have for it; else it has broken. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message);
