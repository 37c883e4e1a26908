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

test('[VAL-03] [HLP-01] limits count code points of the sent text: 9 and 501 are refused, 10 and 500 are not', () => {
  for (const sign of ['x', '\u0995', flower]) {
    expect(wrong({ content: sign.repeat(9) })).toEqual({ content: 'length' });
    expect(wrong({ content: sign.repeat(10) })).toEqual({});
    expect(wrong({ content: sign.repeat(500) })).toEqual({});
    expect(wrong({ content: sign.repeat(501) })).toEqual({ content: 'length' });
  }
  expect(wrong({ content: `${' '.repeat(20)}short` })).toEqual({ content: 'length' });
});

test('[VAL-03] a line break is one character, however a browser writes it', () => {
  expect(lengthOf('a\r\nb')).toBe(3);
  expect(lengthOf('a\rb\n')).toBe(3);
  expect(unsentIn(' a\r\nb\r\n')).toBe(2);
  expect(bodyOf({ ...right, content: 'a\rb' }, { uploadIds: [], device: '' }).content).toBe('a\nb');
});

test('[VAL-03] while typing, shows how many characters are missing, left or too many', () => {
  expect(lengthLeft(flower.repeat(7), options)).toEqual({ kind: 'short', count: 3 });
  expect(lengthLeft('x'.repeat(10), options)).toEqual({ kind: 'left', count: 490 });
  expect(lengthLeft('x'.repeat(503), options)).toEqual({ kind: 'over', count: 3 });
});

test('[HLP-01] an unknown type, half an address and a running upload are errors at their fields', () => {
  expect(wrong({ questionType: 'NONE', email: 'rupa@' })).toEqual({
    questionType: 'required',
    email: 'email',
  });
  expect(wrong({}, { isBusy: true, isFailed: true })).toEqual({ uploadIds: 'busy' });
  expect(wrong({}, { isBusy: false, isFailed: true })).toEqual({ uploadIds: 'failed' });
});

test('[HLP-01] empty values are not sent, and no device or browser without the tick', () => {
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

test('[HLP-01] no more pictures than the field allows, fewer where the backend says so', () => {
  const wire = { questionTypes: [], minLength: 10, maxLength: 500 };
  expect(toOptions({ ...wire, maxImages: 9 }).images).toBe(3);
  expect(toOptions({ ...wire, maxImages: 1 }).images).toBe(1);
});

test('[HLP-01] earlier feedback has the name of its type, or the code when the type no longer exists', () => {
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

test('[HLP-01] limits and types are those of the backend', () => {
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
])('[HLP-01] the address %j is checked by its format only', (email, found) => {
  expect(wrong({ email })).toEqual(found);
});

test('[VAL-03] exactly the maximum leaves nothing, exactly the minimum is not too short', () => {
  expect(lengthLeft('x'.repeat(500), options)).toEqual({ kind: 'left', count: 0 });
  expect(lengthLeft('x'.repeat(9), options)).toEqual({ kind: 'short', count: 1 });
});

test('[HLP-01] a tick without any device text sends nothing', () => {
  const ticked = { ...right, device: 'on' };
  expect(bodyOf(ticked, { uploadIds: [], device: '' })).not.toHaveProperty('device');
});

test('[HLP-01] earlier feedback is shown as it was sent; an invalid time is empty', () => {
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
