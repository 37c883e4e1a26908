import type { Notice } from './reading.ts';
import texts from './samples.json' with { type: 'json' };

/** What stories announce. */
export const sampleNotices = (language: 'bn' | 'en'): readonly Notice[] => texts[language];

/** The same ones again and again, for lists of several pages. */
export const manyNotices = (language: 'bn' | 'en', count: number): readonly Notice[] => {
  const few = sampleNotices(language);
  return Array.from({ length: Math.ceil(count / few.length) }, (_, round) =>
    few.map((notice) => ({ ...notice, id: `${notice.id}-${round}` })),
  )
    .flat()
    .slice(0, count);
};
