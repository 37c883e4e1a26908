import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { missionsOf } from '../../cashier/missions.ts';
import { availableTo } from '../../cashier/promotions.ts';
import type { Language } from '../../catalogue/language.ts';
import { accept } from '../../http/answer.ts';
import { flag, maybe, texts } from '../../http/fields.ts';
import { operations } from '../../http/operation.ts';
import type { MessageRecord } from '../../state/member-account.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { unreadOf } from '../../state/messages.ts';
import type { MemberRecord } from '../../state/state.ts';
import { pageOf, paging } from '../paging.ts';
import { iso } from './view.ts';

const someOrAll = { messageIds: maybe(texts(200)), all: maybe(flag) };

/** The mailbox and the counts for the badges (MSG-01). */
export function messageRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const counts = (member: MemberRecord) => {
    const trial = member.type === 4;
    const unread = trial ? 0 : unreadOf(backend, member.id);
    const now = backend.now();
    const rewards = memberAccountOf(backend, member.id).rewards.filter(
      ({ claimedAt, expiresAt }) => claimedAt === null && expiresAt > now,
    );
    const missions = trial
      ? []
      : missionsOf(backend, member).filter(({ status }) => status === 'claimable');
    return {
      unread,
      promotions: availableTo(backend, member),
      missionCount: missions.length,
      messageCount: unread,
      rewardCount: rewards.length,
    };
  };

  on('GET /wps/relay/CSP_unreadCount', { who: 'holder', input: {} }, ({ member }) =>
    accept(counts(member)),
  );

  const view = (message: MessageRecord, language: Language) => ({
    messageId: message.id,
    title: message.title[language],
    content: message.content[language],
    read: message.readAt !== null,
    time: iso(message.at),
    ...(message.link !== null && { link: message.link }),
  });

  on(
    'GET /wps/v2/messages',
    { who: 'member', input: { unreadOnly: maybe(flag), ...paging } },
    ({ member, input, language }) => {
      const all = [...memberAccountOf(backend, member.id).messages].sort((a, b) => b.at - a.at);
      const found = input.unreadOnly ? all.filter(({ readAt }) => readAt === null) : all;
      const page = pageOf(found, input);
      const rows = page.rows.map((message) => view(message, language));
      return accept({ ...page, rows, unread: unreadOf(backend, member.id) });
    },
  );

  on('POST /wps/v2/messages/read', { who: 'member', input: someOrAll }, ({ member, input }) => {
    for (const message of memberAccountOf(backend, member.id).messages) {
      if (input.all || input.messageIds?.includes(message.id)) message.readAt ??= backend.now();
    }
    return accept(counts(member));
  });

  on('POST /wps/v2/messages/delete', { who: 'member', input: someOrAll }, ({ member, input }) => {
    const memberAccount = memberAccountOf(backend, member.id);
    memberAccount.messages = memberAccount.messages.filter(
      ({ id }) => !(input.all || input.messageIds?.includes(id)),
    );
    return accept(counts(member));
  });

  return app;
}
