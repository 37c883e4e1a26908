import { ApiError, type WireSocialAccounts } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { SocialViewProps } from './SocialView.props.ts';
import { toChannels } from './social-accounts-model.ts';

/** Every state of the window "messenger accounts" (SBK-01). */
export const socialStates = defineStates<SocialViewProps>()((say) => {
  const wire: WireSocialAccounts['channels'] = [
    { channel: 'facebook' },
    { channel: 'telegram', linked: 'ra***ka', linkedAt: '2026-10-02T09:20:00Z' },
    { channel: 'whatsapp' },
    { channel: 'line' },
    { channel: 'zalo' },
  ];
  const ready = (channels: WireSocialAccounts['channels']) =>
    ({ status: 'ready', value: toChannels({ channels }, 'Asia/Dhaka') }) as const;
  const member = { channels: ready(wire), busy: false, failure: null } as const;
  const because = (error: unknown) => ({
    ...member,
    failure: { channel: 'facebook', error, attempt: 1 },
  });
  return {
    member,
    phone: member,
    /** Text typed before the session expired. */
    left: { ...member, draft: { channel: 'line', account: 'rafid.line' } },
    allLinked: {
      ...member,
      channels: ready(wire.map(({ channel }) => ({ channel, linked: 'ra***ka' }))),
    },
    unknownChannel: { ...member, channels: ready([...wire, { channel: 'pagermax' }]) },
    writing: because(
      new ApiError('VALIDATION', { fields: { account: say('sample.lengthError') } }),
    ),
    saving: { ...because(new ApiError('NETWORK')), busy: true },
    network: because(new ApiError('NETWORK')),
    alreadyDone: because(new ApiError('ALREADY_DONE')),
    longText: {
      ...member,
      channels: ready([{ channel: say('banner.long.title'), linked: say('banner.long.title') }]),
    },
    empty: { ...member, channels: ready([]) },
    loading: { ...member, channels: { status: 'loading' } },
    failed: {
      ...member,
      channels: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const socialFaces = ['member', 'phone', 'writing'] as const satisfies readonly StateId<
  typeof socialStates
>[];
