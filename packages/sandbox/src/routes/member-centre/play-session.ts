import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { formatMoney } from '../../core/money.ts';
import { sessionsOf } from '../../history/play-sessions.ts';
import { accept } from '../../http/answer.ts';
import { sessionOf } from '../../http/caller.ts';
import { operations } from '../../http/operation.ts';
import { betsOf } from '../../ledger/queries.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import type { MemberRecord } from '../../state/state.ts';
import { iso } from './view.ts';

/** The time and the results of the present session, with the reality check. */
export function playSessionRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const playSession = (member: MemberRecord, request: Request) => {
    const now = backend.now();
    const session = sessionOf(backend, request);
    const startedAt = session?.startedAt ?? now;
    const bets = betsOf(backend, member.id, { from: startedAt, to: now + 1 });
    const sums = { stake: 0n, payout: 0n };
    const games = new Map<number, { first: number; last: number; net: bigint }>();
    for (const { nodeId, at, stake, payout, status } of bets) {
      if (status === 'void') continue;
      sums.stake += stake;
      sums.payout += payout;
      const known = games.get(nodeId) ?? { first: at, last: at, net: 0n };
      known.first = Math.min(known.first, at);
      known.last = Math.max(known.last, at);
      known.net += payout - stake;
      games.set(nodeId, known);
    }
    const every = memberAccountOf(backend, member.id).play.realityCheckMinutes * 60_000;
    const dueAt = (session?.checkedAt ?? now) + every;
    return accept({
      startedAt: iso(startedAt),
      seconds: Math.max(0, Math.floor((now - startedAt) / 1000)),
      totalBet: formatMoney(sums.stake),
      totalPayout: formatMoney(sums.payout),
      net: formatMoney(sums.payout - sums.stake),
      games: [...games].map(([nodeId, { first, last, net }]) => ({
        gameName: nameOf(backend, nodeId, request),
        seconds: Math.floor((last - first) / 1000),
        net: formatMoney(net),
      })),
      past: sessionsOf(backend, member.id, startedAt).map((past) => ({
        startedAt: iso(past.startedAt),
        seconds: past.seconds,
        net: formatMoney(past.net),
      })),
      reminderDueAt: iso(dueAt),
      reminderDue: dueAt <= now,
    });
  };

  on('GET /wps/responsible/session', { who: 'holder', input: {} }, ({ member, request }) =>
    playSession(member, request),
  );

  on('POST /wps/responsible/session/confirm', { who: 'holder', input: {} }, (call) => {
    const session = sessionOf(backend, call.request);
    if (session) session.checkedAt = backend.now();
    return playSession(call.member, call.request);
  });

  return app;
}

const nameOf = (backend: Backend, nodeId: number, request: Request): string =>
  backend.catalogue.game(nodeId, request.headers.get('Language') ?? undefined)?.gameName ?? '';
