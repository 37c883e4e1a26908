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

/** What an agent may give to whom it registers (AGT-03). */
export interface RegisterOptions {
  /** Only those a request may name. */
  readonly types: readonly AccountType[];
  readonly caps: readonly RateCap[];
  /** Links that may work at a time. */
  readonly maxLinks: number;
  /** How long a link may work, in days. */
  readonly days: readonly number[];
  /** Characters a label of a link may have; 0 where links have none. */
  readonly maxLabel: number;
}

/** A link somebody registers with, and what came of it (AGT-03). */
export interface RegistrationLink {
  readonly id: string;
  readonly code: string;
  /** What the agent calls it; empty where it was given none. */
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

/** What an agent wants opened. */
export interface WantedAccount {
  readonly accountType: AccountType;
  readonly username: string;
  readonly password: string;
  readonly rebates: { gameType: string; rate: string }[];
}

/** The link an agent wants. */
export interface WantedLink {
  readonly accountType: AccountType;
  readonly rebates: { gameType: string; rate: string }[];
  readonly days: number;
  readonly label?: string;
}

const labelProblems = ['labelLong', 'labelMarkup'] as const;
/** What is wrong with a typed label. */
export type LabelProblem = (typeof labelProblems)[number];

/** Checks a label as the backend does: plain text of at most so many characters (AGT-03). */
export function labelProblem(typed: string, longest: number): LabelProblem | null {
  if ([...typed.trim()].length > longest) return 'labelLong';
  return /[<>]/.test(typed) ? 'labelMarkup' : null;
}

/** The form of a new link: its label and its rates (AGT-03). */
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

/** The form of a new account: its name, its password and its rates (AGT-03). */
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

/** Wire → view model. What is no time stays as it came. */
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

/** Statuses a link can have; the contract leaves the list open. */
const statusWords: ReadonlyMap<string, StatusWord> = new Map([
  ['active', { label: 'link.active', tone: 'success' }],
  ['expired', { label: 'link.expired', tone: 'neutral' }],
  ['disabled', { label: 'link.off', tone: 'neutral' }],
]);

/** The word of a status; `null` for one this version does not know. */
export const wordOfStatus = (status: string): StatusWord | null => statusWords.get(status) ?? null;

const typeWords: ReadonlyMap<string, MessageKey> = new Map([
  ['agent', 'auth.agent'],
  ['member', 'auth.member'],
]);

/** The word of a kind of account; `null` for one this version does not know. */
export const wordOfType = (type: string): MessageKey | null => typeWords.get(type) ?? null;

/** Whether somebody can register with it. */
export const isOn = ({ status }: RegistrationLink): boolean => status === 'active';

/** How many came by all of them. */
export const registeredBy = (links: readonly RegistrationLink[]): number =>
  links.reduce((sum, { registered }) => sum + registered, 0);

/** The link that is looked at: the chosen one, else the newest that works. */
export const shownLink = (
  links: readonly RegistrationLink[],
  chosen: string | null,
): RegistrationLink | null => links.find(({ id }) => id === chosen) ?? links.find(isOn) ?? null;
