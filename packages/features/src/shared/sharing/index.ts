export { browserDevice, type SharingDevice } from './device.ts';
export { type SharedLink, type SharingFailure, useSharing } from './use-sharing.ts';
