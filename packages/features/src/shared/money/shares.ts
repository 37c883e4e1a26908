import { inUnits } from './decimal.ts';

/** Tenths of a per cent in the whole. */
const whole = 1_000n;

/**
 * The shares of the parts in per cent, with one decimal each. They are rounded by the largest remainder, so that they
 * add up to exactly 100.0 (AGT-02, AGT-07). `null` if there are no shares: without a sum, with a negative part, or with
 * a text that is no decimal number.
 */
export function sharesOf(parts: readonly string[]): readonly string[] | null {
  const units = inUnits(parts);
  if (units === null || units.some((unit) => unit < 0n)) return null;
  const sum = units.reduce((all, unit) => all + unit, 0n);
  if (sum === 0n) return null;
  const cut = units.map((unit, place) => ({
    place,
    tenths: (unit * whole) / sum,
    rest: (unit * whole) % sum,
  }));
  const missing = Number(whole - cut.reduce((all, { tenths }) => all + tenths, 0n));
  const raised = new Set(
    [...cut]
      .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest < b.rest ? 1 : -1))
      .slice(0, missing)
      .map(({ place }) => place),
  );
  return cut.map(({ place, tenths }) => written(raised.has(place) ? tenths + 1n : tenths));
}

const written = (tenths: bigint): string => `${tenths / 10n}.${tenths % 10n}`;

/** A share as a bar shows it. */
export interface DrawnShare {
  /** 0–100, for the length of the bar only. */
  readonly percent: number;
  readonly text: string;
}

/**
 * The shares of the parts as text. If every share is a whole number, no decimals are shown. Where the parts have no
 * shares, those of the backend are shown unchanged.
 */
export function drawnShares(
  parts: readonly { readonly amount: string; readonly share: string }[],
): readonly DrawnShare[] {
  const rounded = sharesOf(parts.map(({ amount }) => amount));
  const areWhole = rounded?.every((share) => share.endsWith('.0')) === true;
  return parts.map(({ share }, place) => {
    const shown = rounded?.[place] ?? share;
    return { percent: Number(shown), text: `${areWhole ? shown.slice(0, -2) : shown}%` };
  });
}
