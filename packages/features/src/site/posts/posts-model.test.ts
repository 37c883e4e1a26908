import { expect, test } from 'vitest';
import { pageIn, toList, toPost } from './posts-model.ts';

const wire = {
  postId: 'p-1',
  kind: 'NEWS',
  title: 'New tables',
  summary: 'Ten of them',
  time: '2026-11-20T18:02:00Z',
};
const entry = {
  ...{ id: 'p-1', title: 'New tables', summary: 'Ten of them' },
  time: '2026-11-21 00:02:00',
};

test('[HLP-01] [I18-02] texts keep the order of the backend, with times in the time zone of the site', () => {
  const rows = [wire, { ...wire, postId: 'p-0', time: 'once' }];
  expect(toList({ rows, totalPages: 3, totalCount: 12 }, 2, 'Asia/Dhaka')).toEqual({
    rows: [entry, { ...entry, id: 'p-0', time: '' }],
    page: 2,
    pages: 3,
  });
});

test('[HLP-01] a text without content or picture has neither', () => {
  expect(toPost(wire, 'Asia/Dhaka')).toEqual({ ...entry, html: '', imageUrl: null });
  const whole = { ...wire, content: '<p>Come</p>', imageUrl: '/art/scene/river.svg' };
  expect(toPost(whole, 'Asia/Dhaka')).toEqual({
    ...entry,
    html: '<p>Come</p>',
    imageUrl: '/art/scene/river.svg',
  });
});

test.each([
  ['1', 1],
  ['9999', 9999],
  ['10000', 1],
  ['0', 1],
  ['01', 1],
  ['-2', 1],
  ['2.5', 1],
  ['2x', 1],
  ['x2', 1],
  ['', 1],
  [null, 1],
])('[HLP-01] %j in an address is page %i', (word, page) => {
  expect(pageIn(word)).toBe(page);
});
