import type { Backend } from '../backend.ts';
import texts from '../catalogue/data/tellings.json' with { type: 'json' };
import { type Cents, sayMoney } from '../core/money.ts';
import { memberAccountOf } from './member-accounts.ts';
import { nextReference } from './state.ts';

/** The events that send an automatic message to a member. */
export type Telling = keyof typeof texts;

/** Sends a message to a member's mailbox. The content is HTML, as a backend sends it. */
export function sendMessage(
  backend: Backend,
  memberId: string,
  about: Telling,
  { reference = '', amount }: { readonly reference?: string; readonly amount: Cents },
): void {
  const { title, content, link } = texts[about];
  const fill = (text: string) =>
    text.replace('{reference}', reference).replace('{amount}', sayMoney(amount));
  memberAccountOf(backend, memberId).messages.push({
    id: nextReference(backend.state, 'MS'),
    at: backend.now(),
    title: { bn: fill(title.bn), en: fill(title.en) },
    content: { bn: fill(content.bn), en: fill(content.en) },
    link,
    readAt: null,
  });
}

/** How many messages a member has not read. */
export const unreadOf = (backend: Backend, memberId: string): number =>
  memberAccountOf(backend, memberId).messages.filter(({ readAt }) => readAt === null).length;
