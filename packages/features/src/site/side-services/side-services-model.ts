import type { WireServiceList } from '@parlour/api-client';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { type Service, toService } from '../../shared/services/address.ts';

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

export interface Channels {
  readonly list: readonly Channel[];
  /** Kinds whose address is never opened. */
  readonly refused: readonly string[];
}

/** Members above this rank get the VIP service instead of the live chat. */
const vipAbove = 4;

/**
 * Wire → channels: one of each kind, https on an allowed host, the VIP service for members of a rank above 4 and the
 * live chat for all others (LAY-06). When a high rank has no VIP service that may be opened, the live chat stays.
 */
export function toChannels(
  { list }: WireServiceList,
  { hosts, rankLevel }: { readonly hosts: readonly string[]; readonly rankLevel: number },
): Channels {
  const found = new Map<ChannelKind, Channel>();
  const refused: string[] = [];
  for (const { csType, path } of list) {
    const kind = order.find((known) => known === csType);
    const service = toService(path ?? '', hosts);
    if (!service) refused.push(csType);
    else if (kind && !found.has(kind)) found.set(kind, { kind, ...service });
  }
  if (rankLevel > vipAbove && found.has('VIP')) found.delete('LIVECHAT');
  else found.delete('VIP');
  return { list: order.flatMap((kind) => found.get(kind) ?? []), refused };
}
