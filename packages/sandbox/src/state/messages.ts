import type { Backend } from '../backend.ts';
import type { Bilingual } from '../catalogue/index.ts';
import { deskOf } from './desks.ts';
import { nextReference } from './state.ts';

/** Puts a message into a member's mailbox. The content is HTML, as a backend sends it. */
export function tell(
  backend: Backend,
  memberId: string,
  message: { readonly title: Bilingual; readonly content: Bilingual; readonly link?: string },
): void {
  const { title, content, link = null } = message;
  deskOf(backend, memberId).messages.push({
    id: nextReference(backend.state, 'MS'),
    at: backend.now(),
    title,
    content,
    link,
    readAt: null,
  });
}

/** How many messages a member has not read. */
export const unreadOf = (backend: Backend, memberId: string): number =>
  deskOf(backend, memberId).messages.filter(({ readAt }) => readAt === null).length;
