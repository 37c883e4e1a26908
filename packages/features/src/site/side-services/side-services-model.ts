import type { WireServiceList } from '@parlour/api-client';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { isWebAddress, type Service, toService } from '../../shared/services/address.ts';

/** The kinds of channels that have a label, in the order they are offered (LAY-06). */
const order = ['VIP', 'LIVECHAT', 'TELEGRAM', 'FACEBOOK', 'IG', 'MESSENGER', 'WHATSAPP'] as const;
export type ChannelKind = (typeof order)[number];

export const channelNames: Readonly<Record<ChannelKind, MessageKey>> = {
  VIP: 'vip.service',
  LIVECHAT: 'service.liveChat',
  TELEGRAM: 'service.telegram',
  FACEBOOK: 'service.facebook',
  IG: 'service.instagram',
  MESSENGER: 'service.messenger',
  WHATSAPP: 'service.whatsapp',
};

/** A channel that may be opened. */
export interface Channel extends Service {
  readonly kind: ChannelKind;
}

/** A channel of type 3 whose address is not decrypted yet, or may not be opened. */
export interface EncryptedChannel {
  readonly kind: ChannelKind;
  readonly encryptedPath: string;
}

export interface Channels {
  readonly list: readonly (Channel | EncryptedChannel)[];
  /** Kinds whose address is never opened. */
  readonly refused: readonly string[];
  /** Kinds whose address is no web address at all: somebody has to correct it. */
  readonly invalid: readonly ChannelKind[];
}

/** What is known of the encrypted addresses: the address, or `null` for one that no key opens. */
export type Decrypted = ReadonlyMap<string, string | null>;

/** The encrypted address of an entry of type 3. */
export const encryptedPathOf = ({
  type,
  encryptedPath,
}: WireServiceList['list'][number]): string | undefined => (type === 3 ? encryptedPath : undefined);

/** Members above this rank get the VIP service instead of the live chat. */
const vipAbove = 4;

interface ChannelOptions {
  readonly hosts: readonly string[];
  readonly rankLevel: number;
  readonly decrypted?: Decrypted | undefined;
}

/**
 * Wire → channels: one of each kind, https on an allowed host, the VIP service for members of a rank above 4 and the
 * live chat for all others (LAY-06). When a high rank has no VIP service that may be opened, the live chat stays. An
 * encrypted address is checked like any other once it is decrypted. Until then, and when it is refused, the channel is
 * offered without its host: a press says what is wrong with it.
 */
export function toChannels(
  { list }: WireServiceList,
  { hosts, rankLevel, decrypted = new Map() }: ChannelOptions,
): Channels {
  const found = new Map<ChannelKind, Channel | EncryptedChannel>();
  const refused: string[] = [];
  const broken = new Set<ChannelKind>();
  for (const entry of list) {
    const { csType } = entry;
    const kind = order.find((known) => known === csType);
    const encryptedPath = encryptedPathOf(entry);
    const path = encryptedPath === undefined ? entry.path : decrypted.get(encryptedPath);
    const service = toService(path ?? '', hosts);
    const isOpening = encryptedPath !== undefined && path === undefined;
    if (!service && !isOpening) refused.push(csType);
    // An encrypted address says what is wrong with it when somebody opens it.
    const offered = service ?? (encryptedPath === undefined ? null : { encryptedPath });
    if (!offered && kind && !isWebAddress(path ?? '')) broken.add(kind);
    if (offered && kind && !found.has(kind)) found.set(kind, { kind, ...offered });
  }
  if (rankLevel > vipAbove && found.has('VIP')) found.delete('LIVECHAT');
  else found.delete('VIP');
  if (rankLevel <= vipAbove) broken.delete('VIP');
  if (found.has('VIP')) broken.delete('LIVECHAT');
  const invalid = order.filter((kind) => broken.has(kind) && !found.has(kind));
  return { list: order.flatMap((kind) => found.get(kind) ?? []), refused, invalid };
}
