import type { WirePlayerRank } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import {
  type BenefitValue,
  benefitsOf,
  type Rank,
  toRank,
  type VipLevel,
} from '../levels/levels-model.ts';

/** A level that was reached. */
export interface RankStep {
  readonly id: string;
  readonly name: string;
  /** `yyyy-MM-dd` in the time zone of the site. */
  readonly date: string;
}

/** The level of a member and its history (MEM-15). */
export interface PlayerRank {
  /** `null` before the first level. */
  readonly rank: Rank | null;
  /** Newest first, as the backend sends it. */
  readonly history: readonly RankStep[];
}

/** A benefit of the member: its value, or the level that has it. */
export interface Privilege {
  readonly id: string;
  readonly label: MessageKey;
  readonly own: NonNullable<BenefitValue> | null;
  /** Used when there is no `own`. */
  readonly fromLevel: number | null;
}

/** Wire → view model (MEM-15). */
export function toPlayerRank(wire: WirePlayerRank, symbol: string, timeZone: string): PlayerRank {
  const hasLevel = wire.level > 0 || wire.name.trim() !== '';
  return {
    rank: hasLevel ? toRank(wire, symbol) : null,
    history: wire.history.map(({ level, name, time }, place) => ({
      id: `${place}-${level}`,
      name,
      date: formatDateTime(time, timeZone)?.slice(0, 10) ?? time,
    })),
  };
}

/**
 * The benefits of a level, followed by those that only higher levels have. A benefit of lower levels only is left out.
 */
export function privilegesOf(levels: readonly VipLevel[], level: number): readonly Privilege[] {
  const mine = levels.find((one) => one.level === level);
  const all = benefitsOf(levels).map(({ id, label }) => ({
    id,
    label,
    own: mine?.benefits.get(id) ?? null,
    fromLevel:
      levels.find((one) => one.level > level && (one.benefits.get(id) ?? null) !== null)?.level ??
      null,
  }));
  return [
    ...all.filter(({ own }) => own !== null),
    ...all.filter(({ own, fromLevel }) => own === null && fromLevel !== null),
  ];
}
