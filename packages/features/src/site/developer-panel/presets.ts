import type { MessageKey } from '../../shared/i18n/use-t.ts';
import type { Fault, Scenario } from './control.ts';

/** A set of registration rules to try the form with (REG, `rules`). */
export interface RulesPreset {
  readonly id: 'default' | 'minimal' | 'strict' | 'broken';
  readonly label: MessageKey;
  /** Merged over the sandbox's own rules, field by field. */
  readonly rules: Readonly<Record<string, unknown>>;
}

const off = { enabled: false, required: false };

const field = (order: number, minLength: number, maxLength: number, patternId?: string) => ({
  enabled: true,
  required: true,
  order,
  minLength,
  maxLength,
  ...(patternId !== undefined && { patternId }),
});

export const rulesPresets: readonly RulesPreset[] = [
  { id: 'default', label: 'dev.rules.default', rules: {} },
  {
    id: 'minimal',
    label: 'dev.rules.minimal',
    rules: {
      username: field(1, 4, 16),
      password: field(2, 6, 20),
      confirmPassword: off,
      mobileNum: off,
      email: off,
      referralCode: off,
    },
  },
  {
    id: 'strict',
    label: 'dev.rules.strict',
    rules: {
      username: field(1, 8, 12, 'lettersFirst'),
      password: field(2, 12, 20, 'upperLowerDigitSpecial'),
      confirmPassword: field(3, 12, 20),
      mobileNum: field(4, 10, 10, 'digits'),
      email: field(5, 8, 60, 'email'),
      referralCode: field(6, 6, 10, 'lettersOrDigits'),
    },
  },
  {
    id: 'broken',
    label: 'dev.rules.broken',
    rules: {
      // Freezes a backtracking engine; the engine of the site takes linear time.
      username: { ...field(1, 4, 40), acceptedPattern: '^(a+)+$' },
      password: { enabled: true, required: true, order: 2, minLength: 'eight', maxLength: -3 },
      confirmPassword: { enabled: 'yes', required: 1, order: 'three' },
      mobileNum: null,
      email: field(5, 60, 6, 'noSuchPattern'),
      referralCode: { enabled: true, acceptedPattern: '[' },
      constructor: field(7, 1, 2),
    },
  },
];

/** A failure of the backend to try out. */
export interface FaultPreset {
  readonly id: string;
  readonly label: MessageKey;
  readonly faults: readonly Fault[];
}

export const faultPresets: readonly FaultPreset[] = [
  {
    id: 'slow',
    label: 'dev.fault.slow',
    faults: ['/wps/*', '/lgw/*'].map((path) => ({ path, kind: 'delay', ms: 3000 })),
  },
  {
    id: 'network',
    label: 'dev.fault.network',
    faults: [{ path: '/wps/relay/GCSGAME_gameList', kind: 'network' }],
  },
  {
    id: 'http502',
    label: 'dev.fault.http502',
    faults: [{ path: '/wps/promotions', kind: 'http', status: 502 }],
  },
  {
    id: 'malformed',
    label: 'dev.fault.malformed',
    faults: [{ path: '/wps/system/notices', kind: 'malformed' }],
  },
  {
    id: 'schema',
    label: 'dev.fault.schema',
    faults: [{ path: '/wps/v2/wallets/balance', kind: 'schema' }],
  },
  {
    id: 'business',
    label: 'dev.fault.business',
    faults: [{ path: '/wps/game/launchGame', kind: 'business', code: 'GAME_MAINTENANCE' }],
  },
  {
    id: 'expired',
    label: 'dev.fault.expired',
    faults: [{ path: '/wps/v2/wallets/balance', kind: 'http', status: 401 }],
  },
];

/** How many calls a fault affects. */
export type Times = '1' | '3' | 'always';

const isSame = (one: Fault, other: Fault) =>
  one.path === other.path && one.kind === other.kind && one.status === other.status;

/** How many calls a preset affects; `null` when it is off. */
export function plannedTimes(preset: FaultPreset, scenario: Scenario): Times | null {
  const [first] = preset.faults;
  const planned = first && scenario.faults.find((fault) => isSame(fault, first));
  if (!planned) return null;
  if (planned.times === 1) return '1';
  return planned.times === 3 ? '3' : 'always';
}

/** Plans a preset for `times` calls, or removes it (`null`). */
export function withFault(scenario: Scenario, preset: FaultPreset, times: Times | null): Scenario {
  const others = scenario.faults.filter(
    (fault) => !preset.faults.some((mine) => isSame(fault, mine)),
  );
  const planned = preset.faults.map((fault) =>
    times === 'always' ? fault : { ...fault, times: Number(times) },
  );
  return { ...scenario, faults: times === null ? others : [...others, ...planned] };
}

/** Sets one switch of the scenario. */
export const withFlag = (scenario: Scenario, flag: string, on: boolean): Scenario => ({
  ...scenario,
  flags: { ...scenario.flags, [flag]: on },
});

/** Sets the rules of a preset; the sandbox adds its own where the preset has none. */
export const withRules = (scenario: Scenario, preset: RulesPreset): Scenario => ({
  ...scenario,
  registerRules: preset.rules,
});

/** The preset whose rules are all active; the default when there is none. */
export function activeRules({ registerRules }: Scenario): RulesPreset['id'] {
  const text = (value: unknown) => JSON.stringify(value);
  const active = rulesPresets.find(
    ({ id, rules }) =>
      id !== 'default' &&
      Object.entries(rules).every(
        ([name, rule]) =>
          Object.hasOwn(registerRules, name) && text(registerRules[name]) === text(rule),
      ),
  );
  return active?.id ?? 'default';
}
