import {
  defaultScenario,
  type Fault,
  faultKinds,
  type Scenario,
  type World,
  worlds,
} from '../scenario.ts';
import { isScenarioName, named } from './named.ts';

type Check = (value: unknown) => boolean;

const wholeFrom =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isText: Check = (value) => typeof value === 'string' && value !== '';

const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);

const oneOf = <T extends string>(...options: readonly T[]) =>
  function isOption(value: unknown): value is T {
    return options.some((option) => option === value);
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each part of a fault has to be. */
const faultParts: Readonly<Record<keyof Fault, Check>> = {
  path: isText,
  kind: oneOf(...faultKinds),
  status: wholeFrom(200, 599),
  code: isText,
  ms: wholeFrom(0, 600_000),
  times: wholeFrom(1, 1_000_000),
  every: wholeFrom(1, 1_000),
};

/** The part of a fault that is wrong, or `null`. */
function wrongInFault(fault: unknown): string | null {
  if (!isRecord(fault)) return '';
  for (const part of ['path', 'kind']) if (!Object.hasOwn(fault, part)) return `.${part}`;
  for (const [part, value] of Object.entries(fault)) {
    const fits = Object.entries(faultParts).find(([name]) => name === part)?.[1];
    if (!fits?.(value)) return `.${part}`;
  }
  return null;
}

/** An instant between 1970 and 2999: sums with it stay dates. */
const isInstant = (value: unknown): value is string => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return time >= 0 && time < Date.UTC(3000, 0);
};

const isWorld: (value: unknown) => value is World = oneOf(...worlds);
const isCipher = oneOf('optional', 'required');
const isJackpot = oneOf('running', 'live', 'stale');
const isMinutes = wholeFrom(0, 100_000);
const isAttempts = wholeFrom(0, 1_000);

/** The first part of a document that is wrong, or `null`. */
function wrongIn(document: Readonly<Record<string, unknown>>): string | null {
  const { flags, registerRules, status, clock, faults } = document;
  if (!isRecord(flags)) return 'flags';
  for (const [name, on] of Object.entries(flags)) {
    if (typeof on !== 'boolean') return `flags.${name}`;
  }
  if (!isRecord(registerRules)) return 'registerRules';
  if (typeof status !== 'number' || !Number.isInteger(status)) return 'status';
  if (clock !== null && !isInstant(clock)) return 'clock';
  if (!Array.isArray(faults)) return 'faults';
  for (const [index, fault] of faults.entries()) {
    const part = wrongInFault(fault);
    if (part !== null) return `faults[${index}]${part}`;
  }
  if (!isWorld(document.world)) return 'world';
  for (const part of ['empty', 'downlineTransfer']) {
    if (typeof document[part] !== 'boolean') return part;
  }
  if (!isMinutes(document.sessionMinutes)) return 'sessionMinutes';
  if (!isAttempts(document.captchaAfter)) return 'captchaAfter';
  if (!isCipher(document.cipher)) return 'cipher';
  if (!isJackpot(document.jackpot)) return 'jackpot';
  const lists = ['closedWallets', 'closedPromotions'];
  return lists.find((part) => !isTexts(document[part])) ?? null;
}

const isScenario = (document: unknown): document is Scenario =>
  isRecord(document) && wrongIn(document) === null;

const recordOr = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

/**
 * Lays a scenario document over the defaults, or over the scenario it names. A wrong part
 * is named instead of being dropped in silence: a test with a typing error must not pass.
 */
export function readScenario(document: unknown): { scenario: Scenario } | { wrong: string } {
  if (!isRecord(document)) return { wrong: 'not an object' };
  const unknown = Object.keys(document).find((part) => !Object.hasOwn(defaultScenario, part));
  if (unknown !== undefined) return { wrong: unknown };
  const { name = null } = document;
  if (name !== null && !isScenarioName(name)) return { wrong: 'name' };
  const base: Scenario = name === null ? defaultScenario : named(name);
  // A part that is no record stays as it is, to be found wrong below.
  const over = (part: 'flags' | 'registerRules', beneath: Readonly<Record<string, unknown>>) =>
    document[part] === undefined || isRecord(document[part])
      ? { ...beneath, ...recordOr(document[part]) }
      : document[part];
  const scenario: unknown = {
    ...base,
    ...document,
    flags: over('flags', base.flags),
    registerRules: over('registerRules', base.registerRules),
  };
  if (isScenario(scenario)) return { scenario };
  return { wrong: wrongIn(recordOr(scenario)) ?? 'not an object' };
}
