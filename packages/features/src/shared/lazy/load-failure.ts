/**
 * Whether an error says that a file of the site failed to load, judged by the messages of browsers and our loader.
 * Other errors mean that the code itself failed.
 */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message);
