import type { WirePlayerRank, WireVipBenefit, WireVipLevels } from '@parlour/api-client';
import { formatMoney } from '../../shared/i18n/money.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';

/** The value of one benefit at a level; `null` = the level does not have it. */
export type BenefitValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'times'; readonly count: number }
  | { readonly kind: 'included' }
  | null;

export interface VipLevel {
  readonly level: number;
  readonly name: string;
  /** Valid bet required for the level; `null` for the first level. */
  readonly from: string | null;
  readonly benefits: ReadonlyMap<string, BenefitValue>;
}

/** The level of a member, and the progress to the next one. */
export interface Rank {
  readonly level: number;
  readonly name: string;
  /** The next level; `null` at the highest. */
  readonly next: {
    readonly level: number;
    readonly missing: string;
    /** Between 0 and 1. */
    readonly done: number;
  } | null;
  readonly betsOf30Days: string;
  /** `yyyy-MM-dd`; `null` where the backend does not send it. */
  readonly keptUntil: string | null;
}

const keyOf: ReadonlyMap<string, MessageKey> = new Map([
  ['rebate', 'vip.rebate'],
  ['monthlyReward', 'vip.monthlyReward'],
  ['withdrawalsPerDay', 'vip.withdrawalsPerDay'],
  ['birthdayReward', 'vip.birthdayReward'],
  ['vipService', 'vip.service'],
] as const satisfies readonly [string, MessageKey][]);

const money = (value: string, symbol: string) =>
  formatMoney(value, { symbol, decimals: /\.0*[1-9]/.test(value) ? 2 : 0 }) ?? value;

const isNothing = (value: string) => /^0*(?:\.0*)?$/.test(value.trim());

function toValue({ value, unit }: WireVipBenefit, symbol: string): BenefitValue {
  if (isNothing(value)) return null;
  switch (unit) {
    case 'money':
      return { kind: 'text', text: money(value, symbol) };
    case 'rate':
      return { kind: 'text', text: `${value}%` };
    case 'count':
      return /^\d+$/.test(value)
        ? { kind: 'times', count: Number(value) }
        : { kind: 'text', text: value };
    case 'flag':
      return { kind: 'included' };
    default:
      return { kind: 'text', text: value };
  }
}

/** Wire → view model, lowest level first. A benefit without a label is left out. */
export function toLevels(wire: WireVipLevels, symbol: string): readonly VipLevel[] {
  return wire.levels
    .map(({ level, name, requiredValidBet, benefits }) => ({
      level,
      name,
      from: isNothing(requiredValidBet) ? null : money(requiredValidBet, symbol),
      benefits: new Map(
        benefits
          .filter(({ key }) => keyOf.has(key))
          .map((benefit) => [benefit.key, toValue(benefit, symbol)] as const),
      ),
    }))
    .sort((one, other) => one.level - other.level);
}

/** The benefits of all levels, each once, in the order of their first occurrence. */
export function benefitsOf(
  levels: readonly VipLevel[],
): readonly { readonly id: string; readonly label: MessageKey }[] {
  const ids = new Set(levels.flatMap(({ benefits }) => [...benefits.keys()]));
  return [...ids].flatMap((id) => {
    const label = keyOf.get(id);
    return label ? [{ id, label }] : [];
  });
}

/** Wire → view model. */
export function toRank(wire: WirePlayerRank, symbol: string): Rank {
  const { nextLevel, missing } = wire;
  const [bet, left] = [Number(wire.validBet), Number(missing)];
  return {
    level: wire.level,
    name: wire.name,
    next:
      nextLevel === undefined || missing === undefined
        ? null
        : {
            level: nextLevel,
            missing: formatMoney(missing, { symbol }) ?? missing,
            done: bet + left > 0 ? bet / (bet + left) : 0,
          },
    betsOf30Days: formatMoney(wire.validBet30Days, { symbol }) ?? wire.validBet30Days,
    keptUntil: wire.keptUntil ?? null,
  };
}
