import { expect, test } from 'vitest';
import { answersOf, isGone, topicOf, toTopics } from './help-model.ts';

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

test('[HLP-01] shows common answers by default, those of a topic, or those with all words of a search', () => {
  expect(topics.map(({ id }) => id)).toEqual(['account', 'money']);
  expect(shown('')).toEqual(['late']);
  expect(shown('', 'account')).toEqual(['sms']);
  expect(shown('', 'unheard-of')).toEqual(['late']);
  expect(shown('AGAIN ask', 'money')).toEqual(['sms']);
  expect(shown('again wait')).toEqual([]);
});

test('[HLP-01] a search covers the text, not its HTML tags', () => {
  expect(shown('<b>')).toEqual(shown(''));
  expect(shown('strong')).toEqual([]);
});

test('[HLP-01] words of another language find the answer in one\u2019s own', () => {
  const also = toTopics({
    topics: [
      {
        topicId: 'account',
        title: '\u0985',
        articles: [article('sms', '<p>\u0995\u09CB\u09A1</p>')],
      },
    ],
  });
  const found = (query: string) =>
    answersOf(topics, { query, topic: null }, also).map(({ id, title }) => [id, title]);
  expect(found('\u0995\u09CB\u09A1')).toEqual([['sms', 'Title of sms']]);
  expect(found('again \u0995\u09CB\u09A1')).toEqual([['sms', 'Title of sms']]);
  expect(found('wait')).toEqual([['late', 'Title of late']]);
  expect(found('\u09A8\u09C7\u0987')).toEqual([]);
});

test('[HLP-01] a link to a question shows it in its topic; a removed question is recognised', () => {
  const linked = { query: '', topic: null, question: 'sms' };
  expect(topicOf(topics, linked)?.id).toBe('account');
  expect(answersOf(topics, linked).map(({ id }) => id)).toEqual(['sms']);
  expect(topicOf(topics, { topic: 'money', question: 'sms' })?.id).toBe('account');
  expect(topicOf(topics, { topic: 'money', question: 'late' })?.id).toBe('money');
  expect(topicOf(topics, { topic: 'money', question: 'gone' })?.id).toBe('money');
  // It is one of the common ones already: opening it must not change the list.
  expect(topicOf(topics, { topic: null, question: 'late' })).toBeUndefined();
  expect([null, 'sms', 'gone'].map((question) => isGone(topics, question))).toEqual([
    ...[false, false, true],
  ]);
});

test('[HLP-01] an answer keeps its text, its HTML and whether it is a common one', () => {
  expect(topics[1]).toEqual({
    id: 'money',
    title: 'Money',
    articles: [{ id: 'late', title: 'Title of late', html: '<p>Wait</p>', popular: true }],
  });
});

test('[HLP-01] when no answer is a common one all are shown', () => {
  const [first] = topics;
  const plain = first ? [first] : [];
  expect(answersOf(plain, { query: ' ', topic: null }).map(({ id }) => id)).toEqual(['sms']);
  expect(answersOf([], { query: '', topic: null })).toEqual([]);
});

test('[HLP-01] a search covers titles too; a tag that is never closed ends with the text', () => {
  expect(shown('title late')).toEqual(['late']);
  const open = toTopics({
    topics: [{ topicId: 't', title: 'T', articles: [article('a', '1 < 2 <b class="red')] }],
  });
  const found = (query: string) => answersOf(open, { query, topic: null }).map(({ id }) => id);
  expect(found('red')).toEqual([]);
  expect(found('2')).toEqual(['a']);
  expect(found('<')).toEqual(['a']);
});

test('[HLP-01] a requested topic stays while the question belongs to it', () => {
  expect(topicOf(topics, { topic: 'account' })?.id).toBe('account');
  expect(topicOf(topics, { topic: null })).toBeUndefined();
  expect(topicOf(topics, { topic: null, question: 'gone' })).toBeUndefined();
});

test('[HLP-01] a topic without an answer is left out; spaces between words are no word', () => {
  const topic = (topicId: string, ...articles: ReturnType<typeof article>[]) => ({
    topicId,
    title: topicId,
    articles,
  });
  const some = toTopics({ topics: [topic('empty'), topic('full', article('a', 'x'))] });
  expect(some.map(({ id }) => id)).toEqual(['full']);
  expect(shown('  again \n ask ')).toEqual(['sms']);
});
