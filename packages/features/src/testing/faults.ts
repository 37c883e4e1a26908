import type { Scenario } from '@parlour/sandbox';
import type { TestRuntime } from './test-runtime.tsx';

const everywhere = (fault: Omit<Scenario['faults'][number], 'path'>): Partial<Scenario> => ({
  faults: ['/wps/*', '/lgw/*'].map((path) => ({ ...fault, path })),
});

/** Faults of the backend for stories, by their name in the toolbar. */
const scenarios = {
  none: {},
  slow: everywhere({ kind: 'delay', ms: 3000 }),
  offline: everywhere({ kind: 'network' }),
  serverError: everywhere({ kind: 'http', status: 502 }),
  malformed: everywhere({ kind: 'malformed' }),
  sessionExpired: everywhere({ kind: 'http', status: 401 }),
  maintenance: { status: 1 },
  regionBlocked: { status: 2 },
} as const satisfies Readonly<Record<string, Partial<Scenario>>>;

/** Name of a backend fault in the toolbar of stories. */
export type FaultName = keyof typeof scenarios;

const isFault = (name: unknown): name is FaultName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);

/** Whether a fault is chosen in the toolbar. */
export const isMishap = (name: unknown): boolean => isFault(name) && name !== 'none';

/** Sets the toolbar's fault for a story. With `none` it does nothing, so that the story's own scenario stays. */
export async function plan(test: Pick<TestRuntime, 'setScenario'>, name: unknown): Promise<void> {
  if (isFault(name) && name !== 'none') await test.setScenario(scenarios[name]);
}
