import type { Scenario } from '@parlour/sandbox';
import type { TestRuntime } from './test-runtime.tsx';

const everywhere = (fault: Omit<Scenario['faults'][number], 'path'>): Partial<Scenario> => ({
  faults: ['/wps/*', '/lgw/*'].map((path) => ({ ...fault, path })),
});

/** Mishaps of the backend a widget can be looked at under, by the name in the toolbar. */
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

/** Name of a mishap of the backend in the toolbar of stories. */
export type FaultName = keyof typeof scenarios;

const isFault = (name: unknown): name is FaultName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);

/** Whether the toolbar asks for a mishap. */
export const isMishap = (name: unknown): boolean => isFault(name) && name !== 'none';

/** Plans the mishap of the toolbar for a story; nothing for `none`, which leaves a scenario of the story's own alone. */
export async function plan(test: Pick<TestRuntime, 'setScenario'>, name: unknown): Promise<void> {
  if (isFault(name) && name !== 'none') await test.setScenario(scenarios[name]);
}
