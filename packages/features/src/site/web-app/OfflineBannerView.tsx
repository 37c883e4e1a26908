import { Alert } from '@parlour/ui';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './WebApp.css.ts';

export interface OfflineBannerViewProps {
  /** When the device was online last, in ms; `null` if that is unknown. */
  readonly lastOnline: number | null;
  readonly timeZone: string;
}

/**
 * Says above the page, as long as the device is offline, that amounts may be old and that no money moves.
 */
export function OfflineBannerView({ lastOnline, timeZone }: OfflineBannerViewProps) {
  const t = useT();
  const figures = useFigures();
  const time = lastOnline === null ? null : formatDateTime(lastOnline, timeZone);
  return (
    <Alert
      role="status"
      tone="warn"
      className={css.banner}
      title={
        time === null ? t('banner.offlineShort') : t('banner.offline', { time: figures(time) })
      }
    >
      {t('pwa.offlineBody')}
    </Alert>
  );
}
