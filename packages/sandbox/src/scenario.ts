/** The kinds of fault, by their names in a scenario. */
export const faultKinds = [
  'http',
  'network',
  'lost',
  'delay',
  'hold',
  'malformed',
  'schema',
  'business',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One planned fault for the calls of a path. */
export interface Fault {
  /** Exact path, or a beginning that ends in `*`. */
  readonly path: string;
  /**
   * `lost` carries out the call and then breaks the connection, so that the answer is lost. `hold` waits
   * for `DELETE /sandbox/holds` or another scenario.
   */
  readonly kind: FaultKind;
  /** HTTP status of kind `http`, 200 to 599. Default 500. */
  readonly status?: number;
  /** Code of kind `business`. Default UNKNOWN. */
  readonly code?: string;
  /** Milliseconds of kind `delay`. Default 3000. */
  readonly ms?: number;
  /** How many calls it hits; without it, all. */
  readonly times?: number;
  /** Hits only every nth call of the path: 3 lets two pass and hits the third. */
  readonly every?: number;
}

/** The people and the history that the backend starts with: the usual ones, or a special case. */
export const worlds = [
  'usual',
  'new-member',
  'rich-member',
  'agent-with-offers',
  'agent-without-contracts',
] as const;
export type World = (typeof worlds)[number];

/** The settings of the backend that tests and designers may change, merged over the defaults. */
export interface Scenario {
  /** The named scenario it was read from, or `null`. */
  readonly name: string | null;
  /** White-label switches and other flags: `{ FREEPLAY3: false }`. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Rules per field; a given field replaces the default one. The backend sends them unchecked, broken ones too. */
  readonly registerRules: Readonly<Record<string, unknown>>;
  /** 0 normal, 1 maintenance, 2 region restricted. */
  readonly status: number;
  /** ISO 8601 instant at which time is stopped, or `null` for the real clock. */
  readonly clock: string | null;
  readonly faults: readonly Fault[];
  /** Setting another world starts the backend afresh. */
  readonly world: World;
  /** Answers every list without entries. */
  readonly empty: boolean;
  /** Minutes without a call after which a session ends; 0 ends it at once. */
  readonly sessionMinutes: number;
  /** Failed logins after which the picture code is required. */
  readonly captchaAfter: number;
  /** Whether calls marked encrypted may be sent in plain text. */
  readonly cipher: 'optional' | 'required';
  /** The form of the site settings: that of the contract, or the permission tree of SPECIFICATION §3. */
  readonly settings: 'flat' | 'tree';
  /** `running`: demo figures. `live`: real figures with a feed. `stale`: that feed stopped ten minutes ago. */
  readonly jackpot: 'running' | 'live' | 'stale';
  /** Codes of vendors whose wallets are in maintenance too: no money moves in or out. */
  readonly closedWallets: readonly string[];
  /** Ids of promotions that end before their planned end. */
  readonly closedPromotions: readonly string[];
  /** Kinds of house texts that the operator has not published: `TERMS`. */
  readonly missingTexts: readonly string[];
  /** Whether the operator lets agents send money to their direct downlines. */
  readonly downlineTransfer: boolean;
}

export const defaultScenario: Scenario = {
  name: null,
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
    REFERRALPROMO3: true,
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
  world: 'usual',
  empty: false,
  sessionMinutes: 30,
  captchaAfter: 2,
  cipher: 'optional',
  settings: 'flat',
  jackpot: 'running',
  closedWallets: [],
  closedPromotions: [],
  missingTexts: [],
  downlineTransfer: true,
};

function rule(order: number, limits: Readonly<Record<string, unknown>>) {
  return { enabled: true, order, ...limits };
}
