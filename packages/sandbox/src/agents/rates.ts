import { mix } from '../team/names.ts';

/** A rebate for one game type, in percent with up to two decimals: `0.6`. */
export interface Rate {
  readonly gameType: string;
  readonly rate: string;
}

/** The highest rates an agent of the operator may give, by game type, in hundredths of a percent. */
const caps: Readonly<Record<string, number>> = {
  RNG: 60,
  FISH: 50,
  SPORTS: 50,
  LIVE: 40,
  PVP: 40,
  LOTT: 30,
};

export const rebateTypes: readonly string[] = Object.keys(caps);

/** Formats hundredths of a percent as the contract writes them: 60 → `0.6`, 5 → `0.05`. */
export const writeRate = (points: number): string => String(points / 100);

/** Parses a rate: `0.6` → 60; `null` for anything that is no rate. */
export function readRate(text: string): number | null {
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null;
  const [whole = '0', part = ''] = text.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const operatorRates: readonly Rate[] = rebateTypes.map((gameType) => ({
  gameType,
  rate: writeRate(caps[gameType] ?? 0),
}));

/** Rates of a derived downline: a tenth less for each level, so that no rate is above the upline's. */
export const derivedRates = (seed: number, node: number, level: number): readonly Rate[] =>
  rebateTypes.map((gameType, index) => {
    const less = 10 * (level - 1) + 10 * (mix(seed, node, 20 + index) & 1);
    return { gameType, rate: writeRate(Math.max(0, (caps[gameType] ?? 0) - less)) };
  });

/** Rates of a new member: half of the upline's rates, rounded down to a tenth. */
export const newcomerRates = (upline: readonly Rate[]): readonly Rate[] =>
  upline.map(({ gameType, rate }) => ({
    gameType,
    rate: writeRate(Math.floor((readRate(rate) ?? 0) / 20) * 10),
  }));
