import type {
  WireLeaderboard,
  WireLeaderboardRow,
  WireMission,
  WireMissionSummary,
} from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { toLinkable } from '../../shared/links/server-link.ts';

/** State of a mission; `other` stands for an unknown code of the backend. */
export type MissionState = 'running' | 'claimable' | 'claimed' | 'expired' | 'other';

/** A task with a reward (MIS-01). */
export interface Mission {
  readonly id: string;
  readonly title: string;
  /** The kind of task, as the backend names it; selects the icon. */
  readonly kind: string;
  readonly progress: number;
  readonly target: number;
  /** Whole percent; 100 only when the target is reached. */
  readonly percent: number;
  /** A decimal string, as the backend sent it. */
  readonly reward: string;
  readonly state: MissionState;
  /** The status as the backend sent it; shown when it is unknown. */
  readonly code: string;
  /** Page of this site for the mission; `null` for none, and for an address outside this site. */
  readonly href: string | null;
}

/** The missions of a member (MEM-12). */
export interface MissionList {
  readonly missions: readonly Mission[];
  readonly done: number;
  readonly total: number;
  /** Day of the restart, `yyyy-MM-dd` in the time zone of the site; `null` for an invalid time. */
  readonly resets: string | null;
}

/** A row of the leaderboard; names are masked by the backend. */
export interface BoardRow {
  readonly rank: number;
  readonly account: string;
  readonly score: number;
  readonly isMine: boolean;
}

/** The leaderboard of one period (MIS-01). */
export interface Board {
  /** The first rows in order; contains the member's own row if it is one of them. */
  readonly rows: readonly BoardRow[];
  /** The member's own row, at any rank; `null` when there is none. */
  readonly mine: BoardRow | null;
  /** End of the period, to the minute in the time zone of the site; `null` for an invalid time. */
  readonly ends: string | null;
  /** The other rows are sample data. */
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

/** The first rows of a board, followed by the member's own row if it is not one of them. */
export function shownRows({ rows, mine }: Board, count: number): readonly BoardRow[] {
  const first = rows.slice(0, count);
  return mine === null || first.some(({ isMine }) => isMine) ? first : [...first, mine];
}
