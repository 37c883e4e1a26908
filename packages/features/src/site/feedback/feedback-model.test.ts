import { expect, test } from 'vitest';
import {
  bodyOf,
  type FeedbackOptions,
  type FeedbackValues,
  feedbackSchema,
  lengthLeft,
  lengthOf,
  toOptions,
  toPastPage,
  unsentIn,
} from './feedback-model.ts';

const options: FeedbackOptions = {
  types: [{ code: 'GAME', name: 'Games and bets' }],
  min: 10,
  max: 500,
  images: 3,
};
const nothing: FeedbackValues = {
  questionType: '',
  content: '',
  uploadIds: '',
  email: '',
  device: '',
};
const right: FeedbackValues = { ...nothing, questionType: 'GAME', content: 'x'.repeat(10) };
const still = { isBusy: false, isFailed: false };
const wrong = (change: Partial<FeedbackValues>, pictures = still) =>
  Object.fromEntries(feedbackSchema(options, pictures).check({ ...right, ...change }));
/** One character of two UTF-16 units. */
const flower = '\u{1F490}';

test('[VAL-03] [HLP-01] the bounds are code points of what is sent: 9 and 501 are refused, 10 and 500 are not', () => {
  for (const sign of ['x', '\u0995', flower]) {
    expect(wrong({ content: sign.repeat(9) })).toEqual({ content: 'length' });
    expect(wrong({ content: sign.repeat(10) })).toEqual({});
    expect(wrong({ content: sign.repeat(500) })).toEqual({});
    expect(wrong({ content: sign.repeat(501) })).toEqual({ content: 'length' });
  }
  expect(wrong({ content: `${' '.repeat(20)}short` })).toEqual({ content: 'length' });
});

test('[VAL-03] the end of a line is one character, however a browser writes it', () => {
  expect(lengthOf('a\r\nb')).toBe(3);
  expect(lengthOf('a\rb\n')).toBe(3);
  expect(unsentIn(' a\r\nb\r\n')).toBe(2);
  expect(bodyOf({ ...right, content: 'a\rb' }, { uploadIds: [], device: '' }).content).toBe('a\nb');
});

test('[VAL-03] while somebody types it is said how much is missing, left and too much', () => {
  expect(lengthLeft(flower.repeat(7), options)).toEqual({ kind: 'short', count: 3 });
  expect(lengthLeft('x'.repeat(10), options)).toEqual({ kind: 'left', count: 490 });
  expect(lengthLeft('x'.repeat(503), options)).toEqual({ kind: 'over', count: 3 });
});

test('[HLP-01] a type the backend does not know, half an address and a picture on its way are said at their fields', () => {
  expect(wrong({ questionType: 'NONE', email: 'rupa@' })).toEqual({
    questionType: 'required',
    email: 'email',
  });
  expect(wrong({}, { isBusy: true, isFailed: true })).toEqual({ uploadIds: 'busy' });
  expect(wrong({}, { isBusy: false, isFailed: true })).toEqual({ uploadIds: 'failed' });
});

test('[HLP-01] what was left empty is not sent, and of device and browser nothing without the tick', () => {
  const device = 'A browser';
  expect(bodyOf({ ...right, content: ' one\r\ntwo \n' }, { uploadIds: [], device })).toEqual({
    questionType: 'GAME',
    content: 'one\ntwo',
  });
  const whole = { ...right, email: ' rupa@example.com ', device: 'on' };
  expect(bodyOf(whole, { uploadIds: ['up-1'], device })).toEqual({
    questionType: 'GAME',
    content: 'x'.repeat(10),
    uploadIds: ['up-1'],
    email: 'rupa@example.com',
    device,
  });
});

test('[HLP-01] never more pictures than the field takes, fewer where the backend says so', () => {
  const wire = { questionTypes: [], minLength: 10, maxLength: 500 };
  expect(toOptions({ ...wire, maxImages: 9 }).images).toBe(3);
  expect(toOptions({ ...wire, maxImages: 1 }).images).toBe(1);
});

test('[HLP-01] an earlier one bears its type by name, and its code where the type is gone', () => {
  const row = {
    feedbackId: 'FB-1',
    reference: 'FB-1',
    questionType: 'GAME',
    content: 'Text',
    status: 'open',
    time: '2026-11-20T14:41:05Z',
  };
  const page = toPastPage(
    { rows: [row, { ...row, questionType: 'OLD', answer: 'Yes' }], totalPages: 3, totalCount: 12 },
    2,
    { types: options.types, timeZone: 'Asia/Dhaka' },
  );
  expect(page).toMatchObject({ page: 2, pages: 3 });
  expect(page.rows.map(({ type, answer, time }) => [type, answer, time])).toEqual([
    ['Games and bets', null, '2026-11-20 20:41:05'],
    ['OLD', 'Yes', '2026-11-20 20:41:05'],
  ]);
});

test('[HLP-01] the bounds and the types are those of the backend', () => {
  const questionTypes = [{ code: 'GAME', name: 'Games and bets' }];
  const wire = { questionTypes, minLength: 10, maxLength: 500, maxImages: 0 };
  expect(toOptions(wire)).toEqual({ types: questionTypes, min: 10, max: 500, images: 0 });
});

test.each([
  ['', {}],
  ['  ', {}],
  [' rupa@example.com ', {}],
  ['rupa@mail.example.com', {}],
  ['rupa@example', { email: 'email' }],
  ['ru pa@example.com', { email: 'email' }],
  ['rupa@example.com.', { email: 'email' }],
  ['rupa@@example.com', { email: 'email' }],
  ['@example.com', { email: 'email' }],
])('[HLP-01] the address %j is judged by its form alone', (email, found) => {
  expect(wrong({ email })).toEqual(found);
});

test('[VAL-03] exactly the most is left with nothing, exactly the least is not short', () => {
  expect(lengthLeft('x'.repeat(500), options)).toEqual({ kind: 'left', count: 0 });
  expect(lengthLeft('x'.repeat(9), options)).toEqual({ kind: 'short', count: 1 });
});

test('[HLP-01] a tick without anything to tell tells nothing', () => {
  const ticked = { ...right, device: 'on' };
  expect(bodyOf(ticked, { uploadIds: [], device: '' })).not.toHaveProperty('device');
});

test('[HLP-01] an earlier one is shown as it was sent; a time that is none is left empty', () => {
  const row = {
    ...{ feedbackId: 'FB-1', reference: 'FB-R', questionType: 'GAME', content: 'Text' },
    ...{ status: 'open', time: 'once' },
  };
  const page = toPastPage({ rows: [row], totalPages: 1, totalCount: 1 }, 1, {
    types: options.types,
    timeZone: 'UTC',
  });
  expect(page.rows).toEqual([
    {
      ...{ reference: 'FB-R', type: 'Games and bets', content: 'Text', status: 'open' },
      ...{ answer: null, time: '' },
    },
  ]);
});
