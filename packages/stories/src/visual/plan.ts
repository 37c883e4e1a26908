import { readFileSync, writeFileSync } from 'node:fs';

/** The checks of a visit, in addition to its behaviour and its errors. */
export interface Looks {
  /** Whether axe runs. */
  readonly axe: boolean;
  /** Whether its picture is taken. */
  readonly picture: boolean;
}

/** The stories to visit in one mode, by their IDs. */
export type Plan = ReadonlyMap<string, Looks>;

/** Writes a plan for the test-runner, which runs in another process. */
export const writePlan = (file: string, plan: Plan): void =>
  writeFileSync(file, JSON.stringify(Object.fromEntries(plan)));

/** Reads a plan in the test-runner. */
export function readPlan(file: string): Plan {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(Object(read)).map(([id, looks]) => {
      const { axe, picture } = Object(looks);
      return [id, { axe: axe === true, picture: picture === true }];
    }),
  );
}
