/** An attribute of an element, in the partner page. */
export interface ElementAttribute {
  readonly name: string;
  readonly description: string;
  /** The allowed values. Without them any text is allowed. */
  readonly values?: readonly string[];
  /** The value when the attribute is missing or invalid. */
  readonly fallback: string;
}

/** An event that an element dispatches. It bubbles, crosses shadow roots and contains no personal data. */
export interface ElementEvent {
  readonly name: string;
  readonly description: string;
  /** Fields of `event.detail`. */
  readonly detail: Readonly<Record<string, string>>;
  readonly cancelable: boolean;
  /** Only account elements dispatch it. */
  readonly ofAccounts?: true;
}

/** An element: its tag, what it shows and its attributes. */
export interface ElementEntry {
  readonly tag: `parlour-${string}`;
  readonly description: string;
  /** The attributes of this element. All elements have the {@link commonAttributes} too. */
  readonly attributes: readonly ElementAttribute[];
  /** Height (px) of the space that is kept until the content loads, so that the page around it does not move. */
  readonly keepsFree: number;
  /** It belongs to an account, so it is a document of the site in a frame. */
  readonly isAccount?: true;
}

/** Attributes of every element. All of them are optional. */
export const commonAttributes = [
  {
    name: 'affiliate',
    description: 'Your code. It travels in every link and is filled in at the registration.',
    fallback: '',
  },
  {
    name: 'lang',
    description: 'Language of the texts, `bn` or `en`. Default: that of the page around it.',
    fallback: '',
  },
  {
    name: 'scheme',
    description: 'Light or dark. `auto` follows the page around it.',
    values: ['auto', 'light', 'dark'],
    fallback: 'auto',
  },
  {
    name: 'brand',
    description: 'Id of a brand of the site. Default: the brand of the site.',
    fallback: '',
  },
  {
    name: 'loading',
    description: '`lazy` waits until the element comes near the screen.',
    values: ['lazy', 'eager'],
    fallback: 'lazy',
  },
] as const satisfies readonly ElementAttribute[];

/** Events of the elements. */
export const events = [
  {
    name: 'parlour-ready',
    description: 'The content is there.',
    detail: {},
    cancelable: false,
  },
  {
    name: 'parlour-error',
    description:
      'Something could not be shown. The element says so in a calm sentence, or shows what stands in it.',
    detail: { code: 'string' },
    cancelable: false,
  },
  {
    name: 'parlour-navigate',
    description: 'A link was pressed. `preventDefault()` keeps the visitor on your page.',
    detail: { to: 'string' },
    cancelable: true,
  },
  {
    name: 'parlour-session',
    description: 'Somebody logged in or out in the element: `loggedIn` or `loggedOut`.',
    detail: { kind: 'string' },
    cancelable: false,
    ofAccounts: true,
  },
  {
    name: 'parlour-signup',
    description: 'Somebody opened an account in the element, by `username` or `mobile`.',
    detail: { method: 'string' },
    cancelable: false,
    ofAccounts: true,
  },
] as const satisfies readonly ElementEvent[];

/** Returns the events that an element dispatches. */
export const eventsOf = ({ isAccount }: ElementEntry): readonly ElementEvent[] =>
  events.filter((event: ElementEvent) => isAccount || !event.ofAccounts);

/** For elements with a login or registration form. */
const mode = {
  name: 'mode',
  description:
    '`element`: user name and passwords are fields of your page, so that a password manager finds them. Only on origins that the site lists as its own.',
  values: ['frame', 'element'],
  fallback: 'frame',
} as const satisfies ElementAttribute;

/** All elements. Types, the manifest and the documentation are generated from this list (EMB-01). */
export const elements = [
  {
    tag: 'parlour-jackpot',
    keepsFree: 240,
    description: 'The jackpot of the site, live.',
    attributes: [
      {
        name: 'scope',
        description: 'Which jackpot: that of home or of the slots.',
        values: ['home', 'rng'],
        fallback: 'home',
      },
    ],
  },
  {
    tag: 'parlour-winners',
    keepsFree: 420,
    description: 'The latest winners, with masked names.',
    attributes: [{ name: 'rows', description: 'How many, 1 to 20.', fallback: '5' }],
  },
  {
    tag: 'parlour-games',
    keepsFree: 330,
    description: 'A strip of games.',
    attributes: [
      {
        name: 'category',
        description: 'Which games: the popular ones, or those of one kind.',
        values: ['HOT', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'],
        fallback: 'HOT',
      },
      { name: 'rows', description: 'How many games, 1 to 20.', fallback: '12' },
    ],
  },
  {
    tag: 'parlour-promotions',
    keepsFree: 420,
    description: 'The offers of the site that run or come, with their terms.',
    attributes: [{ name: 'rows', description: 'How many, 1 to 12.', fallback: '3' }],
  },
  {
    tag: 'parlour-notices',
    keepsFree: 330,
    description: 'The newest notices of the site.',
    attributes: [{ name: 'rows', description: 'How many, 1 to 20.', fallback: '4' }],
  },
  {
    tag: 'parlour-login',
    keepsFree: 460,
    description: 'Login of the site, in a frame that the page around it cannot read.',
    attributes: [mode],
    isAccount: true,
  },
  {
    tag: 'parlour-register',
    keepsFree: 640,
    description: 'Registration of the site, in a frame that the page around it cannot read.',
    attributes: [mode],
    isAccount: true,
  },
  {
    tag: 'parlour-balance',
    keepsFree: 210,
    description: 'The balance of the member, in a frame; deposit and withdrawal lead to the site.',
    attributes: [],
    isAccount: true,
  },
  {
    tag: 'parlour-member',
    keepsFree: 700,
    description: 'The member centre, in a frame; what moves money leads to the site.',
    attributes: [],
    isAccount: true,
  },
  {
    tag: 'parlour-agent',
    keepsFree: 700,
    description: 'The agent centre, in a frame; what moves money leads to the site.',
    attributes: [],
    isAccount: true,
  },
] as const satisfies readonly ElementEntry[];

/** The tag of an element. */
export type ElementTag = (typeof elements)[number]['tag'];
/** The name of an event. */
export type EventName = (typeof events)[number]['name'];
