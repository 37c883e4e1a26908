import { loadPart } from '../lazy/index.ts';

/** The code that shows a question; rejects where it cannot be had (ERR-01). */
export const loadQuestions = (): Promise<unknown> => loadPart(() => import('./dialog-host.tsx'));
