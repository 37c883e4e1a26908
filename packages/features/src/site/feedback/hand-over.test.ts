import { expect, test } from 'vitest';
import { type Holder, handOver } from './hand-over.ts';

const text = { content: 'The game stays black' };
const of = (owner: string | null): Holder => ({ owner, begun: {}, round: 0 });
const nothing = () => null;
const own = () => ({ content: 'From before' });
const out = { account: null, hasLeft: false };
const into = (account: string) => ({ account, hasLeft: false });

test("[HLP-01] a visitor's text is kept through the login", () => {
  expect(handOver(of(null), text, into('rina'), own)).toEqual({ ...of('rina') });
});

test('[HLP-01] an untouched form shows the draft of its member', () => {
  const now = handOver(of(null), { content: ' ' }, into('rina'), own);
  expect(now).toEqual({ owner: 'rina', begun: own(), round: 1 });
});

test('[HLP-01] when a session ends the text is kept for its member', () => {
  const rina = of('rina');
  expect(handOver(rina, text, out, nothing)).toBe(rina);
  expect(handOver(rina, text, into('rina'), own)).toBe(rina);
});

test('[HLP-01] after a logout, and for another member, the text is gone', () => {
  const left = handOver(of('rina'), text, { account: null, hasLeft: true }, nothing);
  expect(left).toEqual({ owner: null, begun: {}, round: 1 });
  expect(handOver(left, {}, { account: null, hasLeft: true }, nothing)).toBe(left);
  expect(handOver(of('rina'), text, into('karim'), nothing)).toEqual({
    owner: 'karim',
    begun: {},
    round: 1,
  });
});
