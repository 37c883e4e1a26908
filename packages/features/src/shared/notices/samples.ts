import type { Notice } from './reading.ts';
import texts from './samples.json' with { type: 'json' };

/** Notices for stories. */
export const sampleNotices = (language: 'bn' | 'en'): readonly Notice[] => texts[language];

/** The same notices repeated, for lists of several pages. */
export const manyNotices = (language: 'bn' | 'en', count: number): readonly Notice[] => {
  const few = sampleNotices(language);
  return Array.from({ length: Math.ceil(count / few.length) }, (_, round) =>
    few.map((notice) => ({ ...notice, id: `${notice.id}-${round}` })),
  )
    .flat()
    .slice(0, count);
};
