import { isApiError, type WireDevices } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';

/** A device on which the member is logged in. */
export interface Device {
  readonly id: string;
  /** Device and place, in the server's words. */
  readonly name: string;
  /** IP address of its last request; empty when unknown. */
  readonly ip: string;
  /** Last use, in the site's time zone. */
  readonly seen: string;
  /** Whether it is the device in use. */
  readonly current: boolean;
}

/**
 * Converts the API's devices to the view model: the current device first, the others in the server's order (MEM-01).
 */
export function toDevices({ devices }: WireDevices, timeZone: string): readonly Device[] {
  const all = devices.map(
    ({ deviceId, device, place, ip, lastSeenAt, current }): Device => ({
      id: deviceId,
      name: [device, place].filter((word) => word.trim() !== '').join(', ') || deviceId,
      ip,
      seen: formatDateTime(lastSeenAt, timeZone)?.slice(0, 16) ?? lastSeenAt,
      current,
    }),
  );
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
}

/** Returns the message why a device could not be logged out. */
export const failureText = (error: unknown, t: Translate): string =>
  isApiError(error) && error.code === 'NOT_FOUND' ? t('devices.gone') : errorMessage(error, t);
