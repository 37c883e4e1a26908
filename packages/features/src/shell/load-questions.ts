/** The code that shows a question; rejects where it cannot be had (ERR-01). */
export const loadQuestions = (): Promise<unknown> => import('./dialog-host.tsx');
