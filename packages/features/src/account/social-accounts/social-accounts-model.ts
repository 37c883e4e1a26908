import { isApiError, type WireSocialAccounts } from '@parlour/api-client';
import { type FormSchema, formSchema, textThat } from '../../shared/form/schema.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey, Translate } from '../../shared/i18n/use-t.ts';

/** A messenger, and the member's account that is linked to it. */
export interface SocialChannel {
  /** The server's code; the list is open. */
  readonly channel: string;
  /** The linked account, masked by the server; `null` if there is none. */
  readonly linked: string | null;
  /** When it was linked, in the site's time zone; `null` when unknown. */
  readonly linkedAt: string | null;
}

/** Converts the API's messenger accounts to the view model (MEM-01). A channel is listed once. */
export function toChannels(
  { channels }: WireSocialAccounts,
  timeZone: string,
): readonly SocialChannel[] {
  const all = new Map(channels.map((one) => [one.channel, one]));
  return [...all.values()].map(({ channel, linked, linkedAt }) => ({
    channel,
    linked: linked ?? null,
    linkedAt:
      linkedAt === undefined ? null : (formatDateTime(linkedAt, timeZone)?.slice(0, 16) ?? null),
  }));
}

/** The field label of each known messenger: a name, a number, an id. */
const labelKeys: ReadonlyMap<string, MessageKey> = new Map([
  ['facebook', 'field.facebook'],
  ['telegram', 'field.telegram'],
  ['whatsapp', 'field.whatsapp'],
  ['line', 'field.line'],
  ['zalo', 'field.zalo'],
  ['wechat', 'field.wechat'],
  ['skype', 'field.skype'],
  ['qq', 'field.qq'],
]);

/** Returns the name of a channel; an unknown one keeps its code. */
export function labelOf(channel: string, t: Translate): string {
  const key = labelKeys.get(channel.toLowerCase());
  return key === undefined ? channel : t(key);
}

/** Shortest and longest account in characters, from the API contract. */
export const lengths = { min: 3, max: 64 } as const;

export const linkNames = ['account'] as const;
export type LinkName = (typeof linkNames)[number];
const linkProblems = ['required', 'length'] as const;
export type LinkProblem = (typeof linkProblems)[number];

/** Schema of a typed account. */
export const linkSchema: FormSchema<LinkName, LinkProblem> = formSchema(linkProblems, {
  account: textThat((typed) => {
    const { length } = [...typed.trim()];
    if (length === 0) return 'required';
    return length < lengths.min || length > lengths.max ? 'length' : null;
  }),
});

/** Returns the values of a draft, or `null` without one. */
export function linkDraftOf(kept: Readonly<Record<string, string>> | null) {
  const { channel = '', account = '' } = kept ?? {};
  return channel === '' || account === '' ? null : { channel, account };
}

/** Whether the account was already linked, perhaps in another tab: then the list has to be loaded again. */
export const isDone = (error: unknown): boolean =>
  isApiError(error) && error.code === 'ALREADY_DONE';
