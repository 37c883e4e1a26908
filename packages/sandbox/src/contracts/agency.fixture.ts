import type { Backend } from '../backend.ts';
import { createBackend } from '../create-backend.ts';
import { defaultScenario, type World } from '../scenario.ts';
import { type MemberRecord, memberNamed } from '../state/state.ts';

/** The time at which every agency begins: Friday, 20 November 2026, 14:00 in Dhaka. */
export const start: number = Date.UTC(2026, 10, 20, 8);

/** The demo agent with the derived team and the contracts of a world, and a clock that the test advances. */
export async function agency(world: World = 'usual'): Promise<{
  readonly backend: Backend;
  readonly agent: MemberRecord;
  readonly pass: (ms: number) => void;
}> {
  let now = start;
  const made = await createBackend({ seed: 1, clock: { now: () => now } });
  const agent = memberNamed(made.state, 'demo_agent');
  if (!agent) throw new Error('There is no such agent');
  return {
    backend: { ...made, scenario: { ...defaultScenario, world } },
    agent,
    pass: (ms) => {
      now += ms;
    },
  };
}
