import type { WireRegistrationOptions } from '@parlour/api-client';
import { type TextSchema, textThat } from '../../shared/form/schema.ts';
import { gameKinds } from '../../shared/games/kinds.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import { readAmount } from '../../shared/money/typed-amount.ts';

/** The highest rate an agent can give for one kind of game, in percent (AGT-03, AGT-04). */
export interface RateCap {
  /** Code of the backend. */
  readonly kind: string;
  /** `null` for a kind without a label. */
  readonly label: MessageKey | null;
  /** A decimal string: `0.6`. */
  readonly max: string;
}

/** A rate for one kind of game, in percent. */
export interface KindRate {
  readonly kind: string;
  readonly label: MessageKey | null;
  readonly rate: string;
}

/** Name of the field of a kind. */
export type RateName = `rate-${string}`;
/** The field name of a kind of game. react-hook-form would read a dot as a path. */
export const rateName = (kind: string): RateName =>
  `rate-${kind.replace(/[^\w-]/g, (sign) => `_${sign.codePointAt(0)}`)}`;

/** Values of the rate fields of a form. */
export type RateValues = Readonly<Record<RateName, string>>;

/** All errors of a typed rate. */
export const rateProblems = ['rateInvalid', 'rateDecimals', 'rateHigh'] as const;
export type RateProblem = (typeof rateProblems)[number];

/** Whether an error code of a form belongs to a rate. */
export const isRateProblem = (problem: unknown): problem is RateProblem =>
  rateProblems.some((one) => one === problem);

/** Maximum number of decimals of a rate that the backend accepts. */
export const rateDecimals = 2;

const labelOfKind = (kind: string): MessageKey | null => gameKinds.get(kind) ?? null;

/** Wire → view model; a kind that occurs twice counts once. */
export function toCaps(wire: WireRegistrationOptions['caps']): readonly RateCap[] {
  const caps = new Map(wire.map(({ gameType, maxRate }) => [gameType, maxRate]));
  return [...caps].map(([kind, max]) => ({ kind, label: labelOfKind(kind), max }));
}

/** Wire → view model. */
export const toRates = (
  wire: readonly { readonly gameType: string; readonly rate: string }[],
): readonly KindRate[] =>
  wire.map(({ gameType, rate }) => ({ kind: gameType, label: labelOfKind(gameType), rate }));

/** `0.50` and `0.5` are the same rate. Both become one text, so that equal requests are one intent. */
const plain = (rate: string): string =>
  rate.includes('.') ? rate.replace(/0+$/, '').replace(/\.$/, '') : rate;

/** Reads a typed text as a rate in percent; an empty text gives no rate. */
export function readRate(
  text: string,
): { readonly rate: string } | { readonly problem: RateProblem } {
  const typed = text.replace(/\s*[%\u066A]\s*$/, '');
  if (typed.trim() === '') return { rate: '0' };
  const { amount, problem } = readAmount(typed, { decimals: rateDecimals });
  if (amount !== null) return { rate: plain(amount) };
  return { problem: problem === 'decimals' ? 'rateDecimals' : 'rateInvalid' };
}

/** Why a typed rate cannot be given; `null` when it can. */
export function rateProblem(text: string, max: string): RateProblem | null {
  const read = readRate(text);
  if ('problem' in read) return read.problem;
  return compareMoney(read.rate, max) > 0 ? 'rateHigh' : null;
}

/** The schema of the rate fields. A rate that the account already `had` may stay, even above the current limit. */
export const rateTexts = (
  caps: readonly RateCap[],
  had: RateValues = {},
): Readonly<Record<RateName, TextSchema<RateProblem>>> =>
  Object.fromEntries(
    caps.map(({ kind, max }): [RateName, TextSchema<RateProblem>] => [
      rateName(kind),
      textThat((typed) => {
        const problem = rateProblem(typed, max);
        return problem === 'rateHigh' && typed === had[rateName(kind)] ? null : problem;
      }),
    ]),
  );

/** The rates of a form, as the request needs them. Call it only for values without errors. */
export const ratesOf = (
  values: RateValues,
  caps: readonly RateCap[],
): { gameType: string; rate: string }[] =>
  caps.flatMap(({ kind }) => {
    const read = readRate(values[rateName(kind)] ?? '');
    return 'rate' in read ? [{ gameType: kind, rate: read.rate }] : [];
  });

/** Presets that fill in all rates. */
export const ratePresets = ['most', 'half', 'none'] as const;
export type RatePreset = (typeof ratePresets)[number];

/** The rate of a preset, calculated from the maximum; halves are rounded down. */
export function presetRate(preset: RatePreset, max: string): string {
  if (preset === 'none') return '0';
  if (preset === 'most') return plain(max);
  const [, whole = '0', part = ''] = /^(\d+)(?:\.(\d*))?$/.exec(max) ?? [];
  const points = BigInt(whole + part.slice(0, rateDecimals).padEnd(rateDecimals, '0')) / 2n;
  const digits = String(points).padStart(rateDecimals + 1, '0');
  return plain(`${digits.slice(0, -rateDecimals)}.${digits.slice(-rateDecimals)}`);
}
