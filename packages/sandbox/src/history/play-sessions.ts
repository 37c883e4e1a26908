import type { Backend } from '../backend.ts';
import { minute } from '../core/calendar.ts';
import { betsOf } from '../ledger/queries.ts';

/** A session of play without a break longer than half an hour. */
export interface PlaySession {
  readonly startedAt: number;
  readonly seconds: number;
  readonly net: bigint;
}

/** The last play sessions of a member before an instant, newest first. */
export function sessionsOf(
  backend: Backend,
  memberId: string,
  before: number,
  most = 10,
): PlaySession[] {
  const found: { first: number; last: number; net: bigint }[] = [];
  for (const { at, stake, payout, status } of betsOf(backend, memberId, { from: 0, to: before })) {
    if (status === 'void') continue;
    const open = found.at(-1);
    if (open && open.first - at < 30 * minute) {
      open.first = at;
      open.net += payout - stake;
    } else if (found.length === most) break;
    else found.push({ first: at, last: at, net: payout - stake });
  }
  return found.map(({ first, last, net }) => ({
    startedAt: first,
    seconds: Math.floor((last - first) / 1000) + 40,
    net,
  }));
}
