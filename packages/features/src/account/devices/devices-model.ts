import { isApiError, type WireDevices } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';

/** A place the member is logged in at. */
export interface Device {
  readonly id: string;
  /** What it is and where: as the server says it, in its words. */
  readonly name: string;
  /** IP address of its last request; empty when unknown. */
  readonly ip: string;
  /** When it was last used, in the time zone of the site. */
  readonly seen: string;
  /** The one in front of the member. */
  readonly current: boolean;
}

/** Wire → view model: the device at hand first, the others as the server orders them (MEM-01). */
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

/** Why a device could not be logged out. */
export const failureText = (error: unknown, t: Translate): string =>
  isApiError(error) && error.code === 'NOT_FOUND' ? t('devices.gone') : errorMessage(error, t);
