import { defineStates } from '@parlour/ui/testing';
import { defaultTimeZone } from '../../shared/i18n/date-time.ts';
import type { InstallRowViewProps } from './InstallRowView.tsx';
import type { OfflineBannerViewProps } from './OfflineBannerView.tsx';
import type { UpdateStripViewProps } from './UpdateStripView.tsx';

const nothing = () => undefined;

/** Every state of the banner without a network. */
export const offlineBannerStates = defineStates<OfflineBannerViewProps>()(() => ({
  saved: { lastOnline: Date.UTC(2026, 10, 20, 14, 41, 5), timeZone: defaultTimeZone },
  timeUnknown: { lastOnline: null, timeZone: defaultTimeZone },
}));

/** Every state of the strip of a new version. */
export const updateStripStates = defineStates<UpdateStripViewProps>()(() => ({
  rest: { onReload: nothing, onClose: nothing },
}));

/** Every state of the row that offers to install the site. */
export const installRowStates = defineStates<InstallRowViewProps>()(() => ({
  offered: { way: 'offered', onInstall: nothing },
  asking: { way: 'offered', busy: true, onInstall: nothing },
  byHand: { way: 'byHand', onInstall: nothing },
}));
