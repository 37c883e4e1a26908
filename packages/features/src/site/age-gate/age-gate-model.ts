import { isMinAge } from '../../shared/runtime/settings.ts';
import type { KeyValueStore } from '../../shared/session/key-value-store.ts';

/** State of the age gate for a visitor. */
export type AgeGateState = 'open' | 'ask' | 'refused';

/** The strictest age, used while the age of a jurisdiction or an operator is missing. */
export const strictestAge = 21;

/**
 * Required age in years. A jurisdiction may raise an operator's age, never lower it; a missing value counts as the
 * strictest.
 */
export function askedAge(operator: number | null, jurisdiction: number | null): number {
  // An impossible age counts as missing.
  if (jurisdiction === null || !isMinAge(jurisdiction))
    return Math.max(operator ?? strictestAge, strictestAge);
  return Math.max(operator ?? strictestAge, jurisdiction);
}

const key = 'ageGate';

/** The stored answer of this session: "no" stays no, "yes" is valid up to the age it was given for. */
export function rememberedAnswer(storage: KeyValueStore, age: number): AgeGateState {
  const kept = storage.getItem(key);
  if (kept === 'no') return 'refused';
  const given = /^yes:(\d{1,3})$/.exec(kept ?? '')?.[1];
  return given !== undefined && Number(given) >= age ? 'open' : 'ask';
}

/** Stores an answer for this session. */
export function rememberAnswer(storage: KeyValueStore, answer: 'yes' | 'no', age: number): void {
  storage.setItem(key, answer === 'yes' ? `yes:${age}` : answer);
}
