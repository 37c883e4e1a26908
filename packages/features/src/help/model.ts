import type { WireHelpCentre } from '@parlour/api-client';

export interface HelpArticle {
  readonly id: string;
  readonly title: string;
  /** HTML of the backend; shown cleaned (NOT-03). */
  readonly html: string;
  readonly popular: boolean;
}

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}

/** Wire → view model. A topic without an answer is left out. */
export const toTopics = ({ topics }: WireHelpCentre): readonly HelpTopic[] =>
  topics
    .filter(({ articles }) => articles.length > 0)
    .map(({ topicId, title, articles }) => ({
      id: topicId,
      title,
      articles: articles.map(({ articleId, content, ...rest }) => ({
        id: articleId,
        title: rest.title,
        html: content,
        popular: rest.popular,
      })),
    }));

/** Words to search in. A tag ends with its bracket or with the text: no text is read twice. */
const plain = (text: string) => text.replaceAll(/<[a-z/!?][^>]*(?:>|$)/gi, ' ').toLocaleLowerCase();

/**
 * The answers on show: those that hold every word of a search, else those of the chosen topic,
 * else the common ones of all topics.
 */
export function answersOf(
  topics: readonly HelpTopic[],
  { query, topic }: { readonly query: string; readonly topic: string | null },
): readonly HelpArticle[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const all = topics.flatMap(({ articles }) => articles);
  if (words.length > 0) {
    return all.filter(({ title, html }) => {
      const text = plain(`${title} ${html}`);
      return words.every((word) => text.includes(word));
    });
  }
  const chosen = topics.find(({ id }) => id === topic);
  if (chosen) return chosen.articles;
  const common = all.filter(({ popular }) => popular);
  return common.length > 0 ? common : all;
}
