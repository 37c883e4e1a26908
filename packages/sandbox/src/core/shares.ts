import type { Cents } from './money.ts';

/** Tenths of a per cent in the whole. */
const whole = 1_000n;

/**
 * The shares of the parts in per cent with one decimal: `12.5`. Rounded by the largest remainder, so that they add up
 * to 100. Without a positive sum every share is `0`, and so is that of a part that is not positive.
 */
export function shareTexts(parts: readonly Cents[]): readonly string[] {
  const counted = parts.map((part) => (part > 0n ? part : 0n));
  const sum = counted.reduce((all, part) => all + part, 0n);
  if (sum === 0n) return parts.map(() => '0');
  const tenths = counted.map((part) => (part * whole) / sum);
  const missing = Number(whole - tenths.reduce((all, share) => all + share, 0n));
  const rest = counted.map((part) => (part * whole) % sum);
  const raised = [...rest.keys()]
    .sort((a, b) => {
      const [one = 0n, other = 0n] = [rest[a], rest[b]];
      return one === other ? a - b : one < other ? 1 : -1;
    })
    .slice(0, missing);
  return tenths.map((share, place) =>
    String(Number(raised.includes(place) ? share + 1n : share) / 10),
  );
}
