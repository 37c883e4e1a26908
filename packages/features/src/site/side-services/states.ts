import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { SideServicesViewProps } from './SideServicesView.tsx';
import type { ChannelKind } from './side-services-model.ts';

const channel = (kind: ChannelKind, host = 'service.parlour.example') => ({
  kind,
  host,
  url: `https://${host}/${kind}`,
});

const ready = (
  kinds: readonly ChannelKind[],
  refused: readonly string[] = [],
  invalid: readonly ChannelKind[] = [],
) =>
  ({
    status: 'ready',
    value: { list: kinds.map((kind) => channel(kind)), refused, invalid },
  }) as const;

/** Every state of the channels: ready, for a high rank, loading, failed, empty, refused, blocked. */
export const sideServicesStates = defineStates<SideServicesViewProps>()(() => {
  const all = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK', 'IG', 'MESSENGER', 'WHATSAPP'] as const;
  const rest: SideServicesViewProps = {
    channels: ready(all),
    outcome: null,
    onOpen: () => undefined,
    onRetry: () => undefined,
    onClose: () => undefined,
  };
  return {
    all: rest,
    vip: { ...rest, channels: ready(['VIP', 'TELEGRAM']) },
    loading: { ...rest, channels: { status: 'loading' } },
    failed: {
      ...rest,
      channels: { status: 'error', error: new ApiError('NETWORK'), busy: false },
    },
    none: { ...rest, channels: ready([]) },
    refused: { ...rest, channels: ready([], ['LIVECHAT']) },
    invalid: { ...rest, channels: ready(['LIVECHAT'], ['TELEGRAM', 'IG'], ['TELEGRAM', 'IG']) },
    onlyInvalid: { ...rest, channels: ready([], ['LIVECHAT'], ['LIVECHAT']) },
    blocked: { ...rest, channels: ready(['LIVECHAT']), outcome: 'blocked' },
    encrypted: {
      ...rest,
      channels: {
        status: 'ready',
        value: {
          list: [{ kind: 'LIVECHAT', encryptedPath: 'c2VhbGVk' }, channel('TELEGRAM')],
          refused: [],
          invalid: [],
        },
      },
    },
    refusedAddress: { ...rest, channels: ready(['LIVECHAT', 'TELEGRAM']), outcome: 'refused' },
    notOpened: { ...rest, channels: ready(['LIVECHAT', 'TELEGRAM']), outcome: 'failed' },
  };
});

/** The states whose screenshots are compared. */
export const sideServicesFaces = ['all', 'failed'] as const satisfies readonly StateId<
  typeof sideServicesStates
>[];
