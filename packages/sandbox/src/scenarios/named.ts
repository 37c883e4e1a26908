import type { Language } from '../catalogue/language.ts';
import { defaultScenario, type Fault, type Scenario } from '../scenario.ts';
import bn from './sentences.bn.json' with { type: 'json' };
import en from './sentences.en.json' with { type: 'json' };

const sentences = { bn, en };

/** The name of a scenario. */
export type ScenarioName = keyof typeof en;

const isName = (name: string): name is ScenarioName => Object.hasOwn(en, name);

/** The names, in the order to show them. */
export const scenarioNames: readonly ScenarioName[] = Object.keys(en).filter(isName);

export const isScenarioName = (value: unknown): value is ScenarioName =>
  typeof value === 'string' && isName(value);

/** Plans a fault for every call of the contract. */
const everywhere = (fault: Omit<Fault, 'path'>): readonly Fault[] =>
  ['/wps/*', '/lgw/*', '/lotto/*'].map((path) => ({ path, ...fault }));

const tooMany: readonly Fault[] = [
  '/wps/session/login',
  '/wps/verification/sms/noLogin',
  '/wps/verification/sms/register',
].map((path) => ({ path, kind: 'business', code: 'RATE_LIMITED' }));

/** The changes of each name to the defaults. */
const changes: Readonly<Record<ScenarioName, Partial<Scenario>>> = {
  maintenance: { status: 1 },
  'region-blocked': { status: 2 },
  empty: { empty: true },
  'everything-late': { faults: everywhere({ kind: 'delay', ms: 3_000 }) },
  flaky: { faults: everywhere({ kind: 'network', every: 3 }) },
  offline: { faults: everywhere({ kind: 'network' }) },
  'server-error': { faults: everywhere({ kind: 'http', status: 500 }) },
  'broken-answers': { faults: everywhere({ kind: 'malformed' }) },
  'rate-limited': { faults: tooMany },
  'expired-session': { sessionMinutes: 0 },
  'new-member': { world: 'new-member' },
  'rich-member': { world: 'rich-member' },
  'agent-with-offers': { world: 'agent-with-offers' },
  'agent-without-contracts': { world: 'agent-without-contracts' },
  'closed-registration': {
    flags: { DIRECTREG3: false, USERNAMEREG3: false, MOBILENUMREG3: false },
  },
  'sms-only': { flags: { USERNAMEREG3: false, MOBILENUMPASSREG3: false, REGMOBVERF3: true } },
  'strict-cipher': { cipher: 'required' },
  'permission-tree': { settings: 'tree' },
  'captcha-first': { captchaAfter: 0 },
  'new-place': { flags: { EXTRAVERIF3: true } },
  'no-free-play': { flags: { FREEPLAY3: false } },
  'stale-jackpot': { jackpot: 'stale' },
};

/** A named scenario, merged over the defaults. */
export function named(name: ScenarioName): Scenario {
  const { flags, ...rest } = changes[name];
  return { ...defaultScenario, ...rest, name, flags: { ...defaultScenario.flags, ...flags } };
}

/** All named scenarios, each with one sentence about its effect. */
export const scenarioList = (language: Language) =>
  scenarioNames.map((name) => ({ name, sentence: sentences[language][name] }));
