import type { WireHelpCentre } from '@parlour/api-client';

export interface HelpArticle {
  readonly id: string;
  readonly title: string;
  /** HTML from the backend; sanitised where it is rendered (NOT-03). */
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

/** The text to search in. A tag ends with its bracket or with the text, so no text is read twice. */
const plain = (text: string) => text.replaceAll(/<[a-z/!?][^>]*(?:>|$)/gi, ' ').toLocaleLowerCase();

/** Which answers are shown; everything except the words is in the address. */
export interface HelpFilter {
  readonly query: string;
  /** Id of a topic. */
  readonly topic: string | null;
  /** Id of a linked question; its topic is shown with it. */
  readonly question?: string | null;
}

const holds = (articles: readonly HelpArticle[], question: string): boolean =>
  articles.some(({ id }) => id === question);

/**
 * The shown topic: the requested one, unless it would hide the linked question. Opening a question that is already
 * shown changes nothing.
 */
export function topicOf(
  topics: readonly HelpTopic[],
  { topic, question = null }: Pick<HelpFilter, 'topic' | 'question'>,
): HelpTopic | undefined {
  const chosen = topics.find(({ id }) => id === topic);
  if (question === null || holds(chosen?.articles ?? commonOf(topics), question)) return chosen;
  return topics.find(({ articles }) => holds(articles, question)) ?? chosen;
}

/**
 * The shown answers: those that contain every word of a search, else those of the shown topic, else the common ones of
 * all topics. `also` contains the same answers in other languages, so that words of those languages find the answer
 * too.
 */
export function answersOf(
  topics: readonly HelpTopic[],
  { query, ...filter }: HelpFilter,
  also: readonly HelpTopic[] = [],
): readonly HelpArticle[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const all = articlesIn(topics);
  if (words.length > 0) {
    const elsewhere = articlesIn(also);
    return all.filter((article) => {
      const same = elsewhere.filter(({ id }) => id === article.id);
      const text = plain([article, ...same].map(({ title, html }) => `${title} ${html}`).join(' '));
      return words.every((word) => text.includes(word));
    });
  }
  return topicOf(topics, filter)?.articles ?? commonOf(topics);
}

const articlesIn = (topics: readonly HelpTopic[]): readonly HelpArticle[] =>
  topics.flatMap(({ articles }) => articles);

function commonOf(topics: readonly HelpTopic[]): readonly HelpArticle[] {
  const all = articlesIn(topics);
  const common = all.filter(({ popular }) => popular);
  return common.length > 0 ? common : all;
}

/** Whether the address links to a question that does not exist (any more). */
export const isGone = (topics: readonly HelpTopic[], question: string | null): boolean =>
  question !== null && !holds(articlesIn(topics), question);
