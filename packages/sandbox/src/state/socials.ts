/** Messengers whose account a member may link. */
export const socialChannels = ['facebook', 'telegram', 'whatsapp', 'line', 'zalo'] as const;

export type SocialChannelName = (typeof socialChannels)[number];

export const isSocialChannel = (channel: string): channel is SocialChannelName =>
  socialChannels.some((known) => known === channel);

/** One key for all spellings of an account: `@Rafid77` is `rafid77`. */
export const socialKey = (channel: SocialChannelName, account: string): string =>
  `${channel} ${account.trim().replace(/^@/, '').toLowerCase()}`;
