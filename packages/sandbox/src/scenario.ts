/** One planned fault: what happens to calls of a path. */
export interface Fault {
  /** Exact path, or a beginning that ends in `*`. */
  readonly path: string;
  readonly kind: 'http' | 'network' | 'delay' | 'malformed' | 'schema' | 'business';
  /** HTTP status of kind `http`, 200 to 599. Default 500. */
  readonly status?: number;
  /** Code of kind `business`. Default UNKNOWN. */
  readonly code?: string;
  /** Milliseconds of kind `delay`. Default 3000. */
  readonly ms?: number;
  /** How many calls it hits; without it, all. */
  readonly times?: number;
}

/** What tests and designers may change about the backend, over the defaults. */
export interface Scenario {
  /** White-label switches and other flags: `{ FREEPLAY3: false }`. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Rules per field; a given field replaces the default one. Sent as they are, broken ones too. */
  readonly registerRules: Readonly<Record<string, unknown>>;
  /** 0 normal, 1 maintenance, 2 region restricted. */
  readonly status: number;
  /** ISO 8601 instant at which time stands still, or `null` for the real clock. */
  readonly clock: string | null;
  readonly faults: readonly Fault[];
}

export const defaultScenario: Scenario = {
  flags: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: false,
    FREEPLAY3: true,
    PWDEXPFORCECHANGE3: true,
    MOBILEVERCODELOGIN3: true,
    DIRECTREG3: true,
    CHNGPASSVERIF3: true,
  },
  registerRules: {
    username: rule(1, { required: true, minLength: 4, maxLength: 16, patternId: 'lettersFirst' }),
    password: rule(2, {
      required: true,
      minLength: 8,
      maxLength: 20,
      patternId: 'upperLowerDigitSpecial',
    }),
    confirmPassword: rule(3, { required: true, minLength: 8, maxLength: 20 }),
    mobileNum: rule(4, { required: true, minLength: 10, maxLength: 10, patternId: 'digits' }),
    email: rule(5, { required: false, minLength: 6, maxLength: 60, patternId: 'email' }),
    referralCode: rule(6, {
      required: false,
      minLength: 4,
      maxLength: 12,
      patternId: 'lettersOrDigits',
    }),
  },
  status: 0,
  clock: null,
  faults: [],
};

function rule(order: number, limits: Readonly<Record<string, unknown>>) {
  return { enabled: true, order, ...limits };
}

const wholeFrom = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isText = (value: unknown) => typeof value === 'string' && value !== '';

const faultKinds: ReadonlySet<unknown> = new Set([
  'http',
  'network',
  'delay',
  'malformed',
  'schema',
  'business',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each part of a fault has to be. */
const faultParts: Readonly<Record<keyof Fault, (value: unknown) => boolean>> = {
  path: isText,
  kind: (value) => faultKinds.has(value),
  status: wholeFrom(200, 599),
  code: isText,
  ms: wholeFrom(0, 600_000),
  times: wholeFrom(1, 1_000_000),
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

const isFault = (value: unknown): value is Fault => wrongInFault(value) === null;

/** An instant between 1970 and 2999: sums with it stay dates. */
const isInstant = (value: unknown): value is string => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return time >= 0 && time < Date.UTC(3000, 0);
};

/**
 * Lays a scenario document over the defaults. A wrong part is named instead of
 * being dropped in silence: a test with a typing error must not pass.
 */
export function readScenario(document: unknown): { scenario: Scenario } | { wrong: string } {
  if (!isRecord(document)) return { wrong: 'not an object' };
  const {
    flags = {},
    registerRules = {},
    status = 0,
    clock = null,
    faults = [],
    ...rest
  } = document;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return { wrong: unknown };
  if (!isRecord(flags)) return { wrong: 'flags' };
  const switches: Record<string, boolean> = { ...defaultScenario.flags };
  for (const [name, on] of Object.entries(flags)) {
    if (typeof on !== 'boolean') return { wrong: `flags.${name}` };
    switches[name] = on;
  }
  if (!isRecord(registerRules)) return { wrong: 'registerRules' };
  if (typeof status !== 'number' || !Number.isInteger(status)) return { wrong: 'status' };
  if (clock !== null && !isInstant(clock)) return { wrong: 'clock' };
  if (!Array.isArray(faults)) return { wrong: 'faults' };
  for (const [index, fault] of faults.entries()) {
    const part = wrongInFault(fault);
    if (part !== null) return { wrong: `faults[${index}]${part}` };
  }
  return {
    scenario: {
      flags: switches,
      registerRules: { ...defaultScenario.registerRules, ...registerRules },
      status,
      clock,
      faults: faults.filter(isFault),
    },
  };
}

/** Hands out planned faults and counts down their `times`. */
export function faultPlan(faults: readonly Fault[]) {
  const left = faults.map(({ times }) => times ?? Number.POSITIVE_INFINITY);
  return (path: string): readonly Fault[] =>
    faults.filter((fault, index) => {
      const hit = fault.path.endsWith('*')
        ? path.startsWith(fault.path.slice(0, -1))
        : path === fault.path;
      const remaining = left[index] ?? 0;
      if (!hit || remaining <= 0) return false;
      left[index] = remaining - 1;
      return true;
    });
}
