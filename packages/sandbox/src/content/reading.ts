import agentRows from '../catalogue/data/agent-announcements.json' with { type: 'json' };
import announcementRows from '../catalogue/data/announcements.json' with { type: 'json' };
import feedbackRows from '../catalogue/data/feedback-types.json' with { type: 'json' };
import helpRows from '../catalogue/data/help.json' with { type: 'json' };
import postRows from '../catalogue/data/posts.json' with { type: 'json' };
import serviceRows from '../catalogue/data/services.json' with { type: 'json' };
import type { Language } from '../catalogue/language.ts';
import { dayStart, hour } from '../core/calendar.ts';

/** The age of content does not change from day to day: its hours count back from the start of today. */
const written = (now: number, hours: number): string =>
  new Date(dayStart(now) - hours * hour).toISOString();

interface AnnouncementQuery {
  /** `B`, `PL`, `PU`, `PR`, `H`, several with commas; empty for all. */
  readonly types: string;
  /** Executions wanted: A for members, F for the first login, B for visitors (NOT-02). */
  readonly executions: readonly string[];
}

/**
 * Announcements, newest first (NOT-02). The content is HTML as a backend sends it; one contains an event handler, a
 * script and a script link on purpose, to test sanitising.
 */
export function announcementsIn(language: Language, now: number, query: AnnouncementQuery) {
  const types = query.types.split(',').filter((type) => type !== '');
  return announcementRows
    .filter(
      (row) =>
        query.executions.includes(row.execution) &&
        (types.length === 0 || row.types.some((type) => types.includes(type))),
    )
    .map((row) => ({
      id: row.id,
      title: row.title[language],
      content: row.content[language],
      execution: row.execution,
      types: row.types,
      platform: 'W',
      time: written(now, row.hours),
    }))
    .sort((a, b) => b.time.localeCompare(a.time));
}

/** Announcements for agents only, newest first (AGT-01). */
export const agentAnnouncementsIn = (language: Language, now: number) =>
  agentRows.map((row) => ({
    id: row.id,
    title: row.title[language],
    content: row.content[language],
    execution: 'A',
    types: ['B'],
    platform: 'W',
    time: written(now, row.hours),
  }));

/** The complete help centre (HLP-01). */
export const helpIn = (language: Language) => ({
  topics: helpRows.map(({ id, title, articles }) => ({
    topicId: id,
    title: title[language],
    articles: articles.map((article) => ({
      articleId: article.id,
      title: article.title[language],
      content: article.content[language],
      popular: article.popular,
    })),
  })),
});

/** The kinds of texts of the house, in the order of their links. */
export const houseKinds = ['ABOUT', 'TERMS', 'PRIVACY', 'LICENCE', 'CONTACT'] as const;

/** News, blog and texts of the house, without those of the missing kinds; the list call leaves the content out. */
export const postsIn = (language: Language, now: number, missing: readonly string[]) =>
  postRows
    .filter(({ kind }) => !missing.includes(kind))
    .map((row) => ({
      postId: row.id,
      kind: row.kind,
      title: row.title[language],
      summary: row.summary[language],
      content: row.content[language],
      ...(row.scene !== undefined && { imageUrl: `/art/scene/${row.scene}.svg` }),
      time: written(now, row.hours),
    }));

/** Channels of customer service; high-ranked members get an extra one (LAY-06). */
export const servicesIn = (language: Language, rankLevel: number) =>
  serviceRows
    .filter(({ csType }) => csType !== 'VIP' || rankLevel > 4)
    .map(({ csType, type, path, title }) => ({ csType, type, path, title: title[language] }));

/** The same channels, with the address of type 3 encrypted (SPECIFICATION §7). */
export const encryptedServicesIn = (
  language: Language,
  rankLevel: number,
  encrypt: (path: string) => Promise<string>,
) =>
  Promise.all(
    servicesIn(language, rankLevel).map(async ({ path, ...entry }) =>
      entry.type === 3 ? { ...entry, encryptedPath: await encrypt(path) } : { ...entry, path },
    ),
  );

export const feedbackTypesIn = (language: Language) =>
  feedbackRows.map(({ code, name }) => ({ code, name: name[language] }));
