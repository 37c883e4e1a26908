import type { WireRegistrationLink, WireRegistrationOptions } from '@parlour/api-client';
import type { BadgeProps } from '@parlour/ui';
import { type FormSchema, formSchema, someText, textThat } from '../../shared/form/schema.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import {
  type KindRate,
  type RateCap,
  type RateName,
  type RateProblem,
  rateProblems,
  rateTexts,
  toCaps,
  toRates,
} from '../rebates/rebates-model.ts';

/** Kinds of account a request may name. */
export const accountTypes = ['agent', 'member'] as const;
/** A kind of account an agent can open. */
export type AccountType = (typeof accountTypes)[number];

/** Whether a request may name it. */
export const isAccountType = (text: string): text is AccountType =>
  accountTypes.some((type) => type === text);

/** The options of an agent for new accounts and links (AGT-03). */
export interface RegisterOptions {
  /** Only kinds that a request may name. */
  readonly types: readonly AccountType[];
  readonly caps: readonly RateCap[];
  /** Maximum number of active links. */
  readonly maxLinks: number;
  /** Possible durations of a link, in days. */
  readonly days: readonly number[];
  /** Maximum length of a link's label, in characters; 0 where links have no labels. */
  readonly maxLabel: number;
}

/** A registration link, and the number of registrations (AGT-03). */
export interface RegistrationLink {
  readonly id: string;
  readonly code: string;
  /** The agent's name for it; empty without one. */
  readonly label: string;
  readonly link: string;
  /** Code of the backend, as is the status. */
  readonly type: string;
  readonly status: string;
  readonly registered: number;
  readonly rates: readonly KindRate[];
  /** In the time zone of the site, to the second. */
  readonly expires: string;
  /** To the minute. */
  readonly made: string;
}

/** The account to open. */
export interface WantedAccount {
  readonly accountType: AccountType;
  readonly username: string;
  readonly password: string;
  readonly rebates: { gameType: string; rate: string }[];
}

/** The link to create. */
export interface WantedLink {
  readonly accountType: AccountType;
  readonly rebates: { gameType: string; rate: string }[];
  readonly days: number;
  readonly label?: string;
}

const labelProblems = ['labelLong', 'labelMarkup'] as const;
/** An error of a typed label. */
export type LabelProblem = (typeof labelProblems)[number];

/** Checks a label as the backend does: plain text up to a maximum length (AGT-03). */
export function labelProblem(typed: string, longest: number): LabelProblem | null {
  if ([...typed.trim()].length > longest) return 'labelLong';
  return /[<>]/.test(typed) ? 'labelMarkup' : null;
}

/** The schema of a new link: label and rates (AGT-03). */
export const linkSchema = ({
  maxLabel,
  caps,
}: Pick<RegisterOptions, 'maxLabel' | 'caps'>): FormSchema<
  'label' | RateName,
  LabelProblem | RateProblem
> =>
  formSchema([...labelProblems, ...rateProblems], {
    label: textThat((typed) => labelProblem(typed, maxLabel)),
    ...rateTexts(caps),
  });

/** The schema of a new account: name, password and rates (AGT-03). */
export const accountSchema = ({
  caps,
}: Pick<RegisterOptions, 'caps'>): FormSchema<
  'username' | 'password' | RateName,
  'required' | RateProblem
> =>
  formSchema(['required', ...rateProblems], {
    username: someText(),
    password: someText(),
    ...rateTexts(caps),
  });

/** Wire → view model. */
export function toOptions(wire: WireRegistrationOptions): RegisterOptions {
  return {
    types: accountTypes.filter((type) => wire.accountTypes.includes(type)),
    caps: toCaps(wire.caps),
    maxLinks: wire.maxLinks,
    days: [...new Set(wire.linkDays)].filter((days) => days >= 1).sort((a, b) => a - b),
    maxLabel: wire.maxLabel ?? 0,
  };
}

/** Wire → view model. An invalid time stays unchanged. */
export function toLink(wire: WireRegistrationLink, timeZone: string): RegistrationLink {
  return {
    id: wire.linkId,
    code: wire.code,
    label: wire.label?.trim() ?? '',
    link: wire.url,
    type: wire.accountType,
    status: wire.status,
    registered: wire.registered,
    rates: toRates(wire.rebates),
    expires: formatDateTime(wire.expiresAt, timeZone) ?? wire.expiresAt,
    made: formatDateTime(wire.createdAt, timeZone)?.slice(0, 16) ?? wire.createdAt,
  };
}

interface StatusWord {
  readonly label: MessageKey;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** Statuses of a link; the contract leaves the list open. */
const statusWords: ReadonlyMap<string, StatusWord> = new Map([
  ['active', { label: 'link.active', tone: 'success' }],
  ['expired', { label: 'link.expired', tone: 'neutral' }],
  ['disabled', { label: 'link.off', tone: 'neutral' }],
]);

/** The label of a status; `null` for an unknown one. */
export const wordOfStatus = (status: string): StatusWord | null => statusWords.get(status) ?? null;

const typeWords: ReadonlyMap<string, MessageKey> = new Map([
  ['agent', 'auth.agent'],
  ['member', 'auth.member'],
]);

/** The label of a kind of account; `null` for an unknown one. */
export const wordOfType = (type: string): MessageKey | null => typeWords.get(type) ?? null;

/** Whether the link is active: people can register with it. */
export const isOn = ({ status }: RegistrationLink): boolean => status === 'active';

/** Number of registrations by all links. */
export const registeredBy = (links: readonly RegistrationLink[]): number =>
  links.reduce((sum, { registered }) => sum + registered, 0);

/** The link to show: the chosen one, else the newest active one. */
export const shownLink = (
  links: readonly RegistrationLink[],
  chosen: string | null,
): RegistrationLink | null => links.find(({ id }) => id === chosen) ?? links.find(isOn) ?? null;
