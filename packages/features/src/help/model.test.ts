import { expect, test } from 'vitest';
import { answersOf, toTopics } from './model.ts';

const article = (articleId: string, content: string, popular = false) => ({
  articleId,
  title: `Title of ${articleId}`,
  content,
  popular,
});

const topics = toTopics({
  topics: [
    { topicId: 'account', title: 'Account', articles: [article('sms', '<p>Ask <b>again</b></p>')] },
    { topicId: 'money', title: 'Money', articles: [article('late', '<p>Wait</p>', true)] },
    { topicId: 'nothing', title: 'Nothing', articles: [] },
  ],
});
const shown = (query: string, topic: string | null = null) =>
  answersOf(topics, { query, topic }).map(({ id }) => id);

test('[HLP-01] without a wish the common answers, with a topic its own, with words those that hold them all', () => {
  expect(topics.map(({ id }) => id)).toEqual(['account', 'money']);
  expect(shown('')).toEqual(['late']);
  expect(shown('', 'account')).toEqual(['sms']);
  expect(shown('', 'unheard-of')).toEqual(['late']);
  expect(shown('AGAIN ask', 'money')).toEqual(['sms']);
  expect(shown('again wait')).toEqual([]);
});

test('[HLP-01] a search reads the words, not the marks around them', () => {
  expect(shown('<b>')).toEqual(shown(''));
  expect(shown('strong')).toEqual([]);
});
