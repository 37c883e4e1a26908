import type { Backend } from '../backend.ts';
import { type MissionRow, missionRows } from '../catalogue/member-policy.ts';
import { day, dayName, dayStart, weekStart } from '../core/calendar.ts';
import type { BetRecord } from '../ledger/ledger.ts';
import { betsOf } from '../ledger/queries.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import type { MemberRecord } from '../state/state.ts';

/** A member's progress in a mission. */
export interface MissionState {
  readonly row: MissionRow;
  readonly progress: number;
  readonly status: 'running' | 'claimable' | 'claimed';
  /** The key of the claim: a daily mission gets a new one, so it can be claimed every day. */
  readonly key: string;
}

function progressOf(backend: Backend, member: MemberRecord, row: MissionRow): number {
  const now = backend.now();
  const today = { from: dayStart(now), to: dayStart(now) + day };
  const of = ({ gameType, status }: BetRecord) => gameType === row.gameType && status !== 'void';
  if (row.kind === 'rounds') return betsOf(backend, member.id, today).filter(of).length;
  if (row.kind === 'days') {
    const week = { from: weekStart(now), to: today.to };
    return new Set(
      betsOf(backend, member.id, week)
        .filter(of)
        .map(({ at }) => dayName(at)),
    ).size;
  }
  if (row.kind === 'newGames') {
    return member.recent.filter((id) => backend.catalogue.game(id)?.isNew === true).length;
  }
  const { realName, birthday, emailVerified, mobileVerified } = memberAccountOf(
    backend,
    member.id,
  ).profile;
  const parts = [realName !== '', birthday !== '', emailVerified, mobileVerified];
  return [...parts, member.paymentHash !== ''].filter(Boolean).length;
}

const keyOf = ({ missionId, kind }: MissionRow, now: number): string => {
  if (kind === 'profile') return missionId;
  return `${missionId} ${dayName(kind === 'days' ? weekStart(now) : now)}`;
};

/** All missions with a member's progress (MIS-01). */
export function missionsOf(backend: Backend, member: MemberRecord): MissionState[] {
  const { missions } = memberAccountOf(backend, member.id);
  return missionRows.map((row) => {
    const key = keyOf(row, backend.now());
    const progress = Math.min(row.target, progressOf(backend, member, row));
    const done = progress >= row.target;
    const status = missions.has(key) ? 'claimed' : done ? 'claimable' : 'running';
    return { row, progress, status, key };
  });
}
