// Only types: the build of the site reads this file, and must not load React with it.
import type { WireValues } from '@parlour/api-client';
import { callValuePattern } from './config-patterns.ts';

const names = ['channel', 'platform', 'favouritePlatform'] as const;

/** Reads the values of the constant parameters from a configuration (API-01). One wrong value makes the entry invalid. */
export function readValues(value: unknown): Partial<WireValues> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fits = Object.entries(value).every(
    ([name, text]) =>
      names.some((known) => known === name) &&
      typeof text === 'string' &&
      callValuePattern.test(text),
  );
  return fits ? { ...value } : undefined;
}
