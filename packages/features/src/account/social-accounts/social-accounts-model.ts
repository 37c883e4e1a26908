import { isApiError, type WireSocialAccounts } from '@parlour/api-client';
import { type FormSchema, formSchema, textThat } from '../../shared/form/schema.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey, Translate } from '../../shared/i18n/use-t.ts';

/** A messenger, and the account of the member that is linked there. */
export interface SocialChannel {
  /** As the server calls it; the list is open. */
  readonly channel: string;
  /** Masked by the server; `null` while none is linked. */
  readonly linked: string | null;
  /** In the time zone of the site; `null` when unknown. */
  readonly linkedAt: string | null;
}

/** Wire → view model (MEM-01). A channel comes once. */
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

/** What is written for each messenger we know: a name, a number, an id. */
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

/** The name of a channel; an unknown one keeps its code. */
export function labelOf(channel: string, t: Translate): string {
  const key = labelKeys.get(channel.toLowerCase());
  return key === undefined ? channel : t(key);
}

/** Shortest and longest account, in characters, as the contract has them. */
export const lengths = { min: 3, max: 64 } as const;

export const linkNames = ['account'] as const;
export type LinkName = (typeof linkNames)[number];
const linkProblems = ['required', 'length'] as const;
export type LinkProblem = (typeof linkProblems)[number];

/** An account as it is written. */
export const linkSchema: FormSchema<LinkName, LinkProblem> = formSchema(linkProblems, {
  account: textThat((typed) => {
    const { length } = [...typed.trim()];
    if (length === 0) return 'required';
    return length < lengths.min || length > lengths.max ? 'length' : null;
  }),
});

/** What is in a form that was left; `null`: nothing. */
export function linkDraftOf(kept: Readonly<Record<string, string>> | null) {
  const { channel = '', account = '' } = kept ?? {};
  return channel === '' || account === '' ? null : { channel, account };
}

/** Somebody linked it already, perhaps in another tab: the list has to be read again. */
export const isDone = (error: unknown): boolean =>
  isApiError(error) && error.code === 'ALREADY_DONE';
