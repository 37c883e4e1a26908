import { defineStates, type StateId } from '@parlour/ui/testing';
import type { SiteStatusViewProps } from './SiteStatusView.tsx';

const nothing = () => undefined;

/** Every state of a closed site (LAY-08, LAY-06). */
export const siteStatusStates = defineStates<SiteStatusViewProps>()(() => {
  const maintenance: SiteStatusViewProps = {
    status: { kind: 'maintenance' },
    checking: false,
    serviceHost: 'service.parlour.example',
    outcome: null,
    onRetry: nothing,
    onService: nothing,
  };
  const regionBlocked: SiteStatusViewProps = {
    ...maintenance,
    status: { kind: 'regionBlocked', ip: '203.0.113.7' },
  };
  return {
    maintenance,
    checking: { ...maintenance, checking: true },
    withoutService: { ...maintenance, serviceHost: null },
    popupBlocked: { ...maintenance, outcome: 'blocked' },
    serviceFailed: { ...maintenance, outcome: 'failed' },
    regionBlocked,
    longAddress: {
      ...regionBlocked,
      status: { kind: 'regionBlocked', ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' },
    },
  };
});

/** The states whose screenshots are compared. */
export const siteStatusFaces = ['maintenance', 'regionBlocked'] as const satisfies readonly StateId<
  typeof siteStatusStates
>[];
