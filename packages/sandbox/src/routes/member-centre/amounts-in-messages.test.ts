import { expect, test } from 'vitest';
import { demoAccounts } from '../../catalogue/content.ts';
import tellings from '../../catalogue/data/tellings.json' with { type: 'json' };
import { createBackend } from '../../create-backend.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { sendMessage, type Telling } from '../../state/messages.ts';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';

/** The amounts of a text, as they are written: the symbol of the currency and what follows it. */
const amountsIn = (text: string): string[] => text.match(/৳[^\s<:।]*[^\s<:।.,]/gu) ?? [];

const grouped = /^৳\d{1,3}(?:,\d{3})*\.\d{2}$/;
/** Four digits in a row: an amount, a count or points without separators. */
const ungrouped = /\d{4,}/;

const languages = ['BN', 'EN'];

test('[MSG-01] [I18-02] every amount in the messages of every demo account has separators, in both languages', async () => {
  const seen: string[] = [];
  for (const { username, password } of demoAccounts) {
    const { call, login } = testBackend();
    const token = await login(username, password);
    for (const language of languages) {
      const { body } = await call('GET /wps/v2/messages?pageSize=100', { token, language });
      const rows = listAt(body, 'value', 'rows');
      expect(rows.length, username).toBe(at(body, 'value', 'totalCount'));
      for (const row of rows) {
        const content = textAt(row, 'content');
        const amounts = amountsIn(`${textAt(row, 'title')} ${content}`);
        for (const amount of amounts) expect(amount, content).toMatch(grouped);
        expect(content).not.toMatch(ungrouped);
        seen.push(...amounts);
      }
    }
  }
  // Among them is one of four digits or more.
  expect(seen.filter((amount) => amount.includes(',')).length).toBeGreaterThan(0);
});

test('[MSG-01] [I18-02] every message that an event sends writes its amount with separators', async () => {
  const backend = await createBackend({ seed: 1, clock: { now: () => Date.UTC(2026, 10, 20) } });
  const member = [...backend.state.members.values()].at(0);
  if (!member) throw new Error('There is no member');
  const kinds = Object.keys(tellings).filter((kind): kind is Telling => kind in tellings);
  for (const kind of kinds) {
    sendMessage(backend, member.id, kind, { reference: 'DP-104233', amount: 123_456_789n });
    const message = memberAccountOf(backend, member.id).messages.at(-1);
    if (!message) throw new Error(`No message: ${kind}`);
    for (const language of ['bn', 'en'] as const) {
      const amounts = amountsIn(message.content[language]);
      expect(amounts, kind).toEqual(kind === 'contractOffered' ? [] : ['৳1,234,567.89']);
    }
  }
});
