import { ApiError, type WireDevices } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { DevicesViewProps } from './DevicesView.tsx';
import { toDevices } from './devices-model.ts';

/** Every state of the window "devices" (SBK-01). */
export const devicesStates = defineStates<DevicesViewProps>()((say) => {
  const one = (deviceId: string, ip: string, lastSeenAt: string, current = false) => ({
    deviceId,
    device: 'Chrome, Android',
    place: say('sample.country.BD'),
    ip,
    lastSeenAt,
    current,
  });
  const wire: WireDevices['devices'] = [
    one('d-1', '203.0.113.7', '2026-11-20T14:41:00Z', true),
    { ...one('d-2', '203.0.113.21', '2026-11-19T16:02:00Z'), device: 'Firefox, Windows' },
    one('d-3', '198.51.100.14', '2026-11-17T15:14:00Z'),
  ];
  const ready = (devices: WireDevices['devices']) =>
    ({ status: 'ready', value: toDevices({ devices }, 'Asia/Dhaka') }) as const;
  const member = { devices: ready(wire), ending: null, failure: null } as const;
  const because = (error: unknown) => ({ ...member, failure: { error, attempt: 1 } });
  return {
    member,
    phone: member,
    onlyThis: { ...member, devices: ready(wire.slice(0, 1)) },
    ending: { ...member, ending: 'd-2' },
    gone: because(new ApiError('NOT_FOUND')),
    lostAnswer: because(new ApiError('TIMEOUT')),
    longText: {
      ...member,
      devices: ready(
        wire.map((device) => ({ ...device, device: say('banner.long.title'), ip: '' })),
      ),
    },
    loading: { ...member, devices: { status: 'loading' } },
    failed: {
      ...member,
      devices: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const devicesFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof devicesStates
>[];
