import type { WireMessage } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { isMessageFilter, toggled, toMessageList } from './messages-model.ts';

const wire: WireMessage = {
  messageId: 'mg-1',
  title: 'Withdrawal sent',
  content: '<p>Sent.</p><script>alert(1)</script><p>Tell us.</p>',
  read: false,
  time: '2026-11-19T20:40:05Z',
};
const listOf = (message: Partial<WireMessage>) =>
  toMessageList(
    { rows: [{ ...wire, ...message }], totalPages: 1, totalCount: 1, unread: 1 },
    'Asia/Dhaka',
  ).rows[0];

test('[MSG-01] [I18-02] a preview is the text of a message; its time is in the time zone of the site', () => {
  expect(listOf({})).toMatchObject({
    preview: 'Sent. Tell us.',
    time: '2026-11-20 02:40:05',
    isRead: false,
    href: null,
  });
  expect(listOf({ time: 'lately' })?.time).toBe('lately');
});

test('[MSG-01] [NOT-03] an address that is not allowed is no link', () => {
  expect(listOf({ link: '/?member=withdraw' })?.href).toBe('/?member=withdraw');
  for (const link of ['javascript:alert(1)', '//other.example', '/\\other.example', 'withdraw']) {
    expect(listOf({ link })?.href, link).toBe(null);
  }
});

test('[MSG-01] without messages there is one page', () => {
  const none = { rows: [], totalPages: 0, totalCount: 0, unread: 0 };
  expect(toMessageList(none, 'Asia/Dhaka').pages).toBe(1);
});

test('[MSG-01] a second press removes a tick, and no list is mutated', () => {
  const before = new Set(['a']);
  expect(toggled(before, 'b')).toEqual(new Set(['a', 'b']));
  expect(toggled(before, 'a')).toEqual(new Set());
  expect(before).toEqual(new Set(['a']));
});

test('[MSG-01] a message has the values of the backend, and a preview of one line', () => {
  const content = `<p>${'word '.repeat(40)}</p><p>end</p>`;
  const shown = listOf({ content, read: true });
  expect(shown).toMatchObject({ id: 'mg-1', title: 'Withdrawal sent', content, isRead: true });
  expect(shown?.preview).toBe('word '.repeat(24));
});

test('[MSG-01] counts all pages, read or unread', () => {
  const none = { rows: [], totalPages: 4, totalCount: 23, unread: 2 };
  expect(toMessageList(none, 'Asia/Dhaka')).toEqual({ rows: [], pages: 4, total: 23, unread: 2 });
  expect(['all', 'unread', 'read'].map(isMessageFilter)).toEqual([true, true, false]);
});
