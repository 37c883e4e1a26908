import type {
  WireLeaderboard,
  WireLeaderboardRow,
  WireMission,
  WireMissionSummary,
} from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { toLinkable } from '../../shared/links/server-link.ts';

/** State of a mission; `other` is a code of the backend this version does not know. */
export type MissionState = 'running' | 'claimable' | 'claimed' | 'expired' | 'other';

/** A task with a reward (MIS-01). */
export interface Mission {
  readonly id: string;
  readonly title: string;
  /** What is to be done, as the backend names it; chooses the picture. */
  readonly kind: string;
  readonly progress: number;
  readonly target: number;
  /** Whole per cent, 100 only when the target is reached. */
  readonly percent: number;
  /** A decimal string, as it came. */
  readonly reward: string;
  readonly state: MissionState;
  /** The status as it came: shown when its meaning is not known. */
  readonly code: string;
  /** Page of this site where it goes on; `null` for none, and for an address anywhere else. */
  readonly href: string | null;
}

/** The missions of a member (MEM-12). */
export interface MissionList {
  readonly missions: readonly Mission[];
  readonly done: number;
  readonly total: number;
  /** Day they start again, `yyyy-MM-dd` at the site; `null` for what is no time. */
  readonly resets: string | null;
}

/** A line of the leaderboard; names come masked. */
export interface BoardRow {
  readonly rank: number;
  readonly account: string;
  readonly score: number;
  readonly isMine: boolean;
}

/** The leaderboard of one period (MIS-01). */
export interface Board {
  /** The best ones in order, one's own row among them if it is one of them. */
  readonly rows: readonly BoardRow[];
  /** One's own row, at whatever rank; `null` when there is none. */
  readonly mine: BoardRow | null;
  /** When the period ends, to the minute at the site; `null` for what is no time. */
  readonly ends: string | null;
  /** Others on it are samples. */
  readonly isSample: boolean;
}

/** The periods of a leaderboard. */
export const periods = ['week', 'month'] as const;
/** A period of the leaderboard (MIS-01). */
export type Period = (typeof periods)[number];
export const isPeriod = (value: string): value is Period =>
  periods.some((period) => period === value);

const states: ReadonlySet<string> = new Set(['running', 'claimable', 'claimed', 'expired']);
const isState = (status: string): status is MissionState => states.has(status);

function toMission(wire: WireMission): Mission {
  const { missionId, title, kind, progress, target, reward, status, route } = wire;
  return {
    id: missionId,
    title,
    kind,
    progress,
    target,
    percent: target > 0 ? Math.min(100, Math.floor((progress / target) * 100)) : 100,
    reward,
    state: isState(status) ? status : 'other',
    code: status,
    href: toLinkable(route),
  };
}

/** Wire → view model (MIS-01). */
export const toMissions = (wire: WireMissionSummary, timeZone: string): MissionList => ({
  missions: wire.missions.map(toMission),
  done: wire.done,
  total: wire.total,
  resets: formatDateTime(wire.resetsAt, timeZone)?.slice(0, 10) ?? null,
});

const toRow = ({ rank, account, score, mine }: WireLeaderboardRow): BoardRow => ({
  rank,
  account,
  score,
  isMine: mine,
});

/** Wire → view model (MIS-01). */
export function toBoard(wire: WireLeaderboard, timeZone: string): Board {
  const rows = wire.rows.map(toRow);
  return {
    rows,
    mine: wire.mine
      ? { ...toRow(wire.mine), isMine: true }
      : (rows.find(({ isMine }) => isMine) ?? null),
    ends: formatDateTime(wire.endsAt, timeZone)?.slice(0, 16) ?? null,
    isSample: wire.demo,
  };
}

/** The first rows of a board, and one's own after them if it is not one of them. */
export function shownRows({ rows, mine }: Board, count: number): readonly BoardRow[] {
  const first = rows.slice(0, count);
  return mine === null || first.some(({ isMine }) => isMine) ? first : [...first, mine];
}
