import { readRate } from '../../agents/rates.ts';
import type { Tier } from '../../contracts/record.ts';
import { type Field, field, maybe, moneyOrNone, readFields, whole } from '../../http/fields.ts';

/** A rate above zero and at most 100 %, in hundredths of a percent. */
export const rate = field((value) => {
  const read = typeof value === 'string' ? readRate(value) : null;
  return read !== null && read > 0 && read <= 10_000 ? read : undefined;
});

/** The tiers of an offer, sorted by rate; at most ten. */
export const tiers: Field<readonly Tier[]> = {
  optional: false,
  read(value) {
    if (!Array.isArray(value) || value.length === 0 || value.length > 10) return undefined;
    const steps = value.flatMap((step) => readTier(step) ?? []);
    return steps.length === value.length ? steps.sort((a, b) => a.rate - b.rate) : undefined;
  },
};

const tierFields = {
  rate,
  periodicValidBet: moneyOrNone,
  activeMembers: whole(0, 999_999_999),
  dailyBet: maybe(moneyOrNone),
  hourlyBet: maybe(moneyOrNone),
};

function readTier(step: unknown): Tier | null {
  if (typeof step !== 'object' || step === null) return null;
  const read = readFields(tierFields, Object.fromEntries(Object.entries(step)));
  if ('wrong' in read) return null;
  const { rate, activeMembers, hourlyBet, dailyBet, periodicValidBet } = read.values;
  return { rate, periodicValidBet: hourlyBet ?? dailyBet ?? periodicValidBet, activeMembers };
}
