import { amountPattern } from './config-patterns.ts';

/** Amounts that an operator promises in texts, as decimal strings (SPECIFICATION §9). Without one there is no text. */
export interface MarketFigures {
  /** The most that a member gets who adds a Zalo number. */
  readonly zaloBonus?: string;
  /** The amount in the title of the registration. */
  readonly registerBonus?: string;
}

const names = ['zaloBonus', 'registerBonus'] as const;

/** Reads the figures of a configuration. One wrong figure makes the entry invalid: half a promise is none. */
export function readFigures(value: unknown): MarketFigures | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fits = Object.entries(value).every(
    ([name, amount]) =>
      names.some((known) => known === name) &&
      typeof amount === 'string' &&
      amountPattern.test(amount),
  );
  return fits ? { ...value } : undefined;
}
