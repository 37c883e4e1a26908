import * as z from 'zod/mini';
import { defaultScenario, faultKinds, type Scenario, worlds } from '../scenario.ts';
import { isScenarioName, named } from './named.ts';

const wholeFrom = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const text = z.string().check(z.minLength(1));

/** An instant between 1970 and 2999: later calculations stay valid dates. */
const instant = z.string().check(
  z.refine((value) => {
    const time = Date.parse(value);
    return time >= 0 && time < Date.UTC(3000, 0);
  }),
);

const fault = z.strictObject({
  path: text,
  kind: z.enum(faultKinds),
  status: z.exactOptional(wholeFrom(200, 599)),
  code: z.exactOptional(text),
  ms: z.exactOptional(wholeFrom(0, 600_000)),
  times: z.exactOptional(wholeFrom(1, 1_000_000)),
  every: z.exactOptional(wholeFrom(1, 1_000)),
});

const whole = z.strictObject({
  name: z.nullable(z.string()),
  flags: z.record(z.string(), z.boolean()),
  registerRules: z.record(z.string(), z.unknown()),
  status: z.int(),
  clock: z.nullable(instant),
  faults: z.array(fault),
  world: z.enum(worlds),
  empty: z.boolean(),
  sessionMinutes: wholeFrom(0, 100_000),
  captchaAfter: wholeFrom(0, 1_000),
  cipher: z.enum(['optional', 'required']),
  settings: z.enum(['flat', 'tree']),
  jackpot: z.enum(['running', 'live', 'stale']),
  closedWallets: z.array(text),
  closedPromotions: z.array(text),
  missingTexts: z.array(text),
  downlineTransfer: z.boolean(),
});

/** The path of the wrong part: `faults[0].kind`. */
function placeOf(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...unknown]
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges a scenario document over the defaults, or over the scenario it names. Reports a wrong part instead of ignoring
 * it: a test with a typing error must not pass.
 */
export function readScenario(document: unknown): { scenario: Scenario } | { wrong: string } {
  if (!isRecord(document)) return { wrong: 'not an object' };
  const { name = null } = document;
  if (name !== null && !isScenarioName(name)) return { wrong: 'name' };
  const base: Scenario = name === null ? defaultScenario : named(name);
  // Leaves a part that is no record unchanged, so that the check below reports it.
  const over = (part: 'flags' | 'registerRules') => {
    const given = document[part];
    return given === undefined || isRecord(given) ? { ...base[part], ...given } : given;
  };
  const laid = { ...base, ...document, flags: over('flags'), registerRules: over('registerRules') };
  const read = z.safeParse(whole, laid, { jitless: true });
  if (read.success) return { scenario: read.data };
  const [first] = read.error.issues;
  return { wrong: first ? placeOf(first) : 'not an object' };
}
