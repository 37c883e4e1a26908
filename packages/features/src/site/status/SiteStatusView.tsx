import { Alert, Button, StatusScreen, Text } from '@parlour/ui';
import { Headset, RefreshCw } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import type { SystemStatus } from '../../shared/runtime/settings.ts';
import type { PopupOutcome } from '../../shared/services/popup.ts';

export interface SiteStatusViewProps {
  readonly status: Exclude<SystemStatus, { kind: 'open' }>;
  /** The status is being fetched again. */
  readonly checking: boolean;
  readonly onRetry: () => void;
  /** Host of customer service; `null` when there is none that may be opened. */
  readonly serviceHost: string | null;
  /** The result of the last press on customer service. */
  readonly outcome: PopupOutcome | null;
  readonly onService: () => void;
}

/** The site is closed: for everybody, or for the visitor's region (LAY-08). */
export function SiteStatusView({ status, ...props }: SiteStatusViewProps) {
  const t = useT();
  if (status.kind === 'maintenance') {
    return (
      <StatusScreen
        kind="maintenance"
        title={t('screen.maintenance.title')}
        body={t('screen.maintenance.body')}
        actions={
          <>
            <ServiceButton {...props} variant="primary" />
            <Button
              variant="ghost"
              icon={RefreshCw}
              busy={props.checking}
              onClick={() => props.onRetry()}
            >
              {t('action.retry')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <StatusScreen
      kind="regionBlocked"
      title={t('screen.blocked.title')}
      body={t('screen.blocked.body')}
      detail={
        <Text size="small" tone="muted">
          {t('screen.blocked.ip', { ip: status.ip })}
        </Text>
      }
      actions={<ServiceButton {...props} variant="secondary" />}
    />
  );
}

interface ServiceButtonProps
  extends Pick<SiteStatusViewProps, 'serviceHost' | 'outcome' | 'onService'> {
  readonly variant: 'primary' | 'secondary';
}

/** The button for customer service, with its host and the result of the press (LAY-06). */
function ServiceButton({ serviceHost, outcome, onService, variant }: ServiceButtonProps) {
  const t = useT();
  if (serviceHost === null) return null;
  const isBlocked = outcome === 'blocked';
  return (
    <>
      <Button variant={variant} icon={Headset} onClick={() => onService()}>
        {t(isBlocked ? 'action.allowPopup' : 'action.contactService')}
      </Button>
      <Text size="small" tone="muted">
        <bdi translate="no" dir="ltr">
          {serviceHost}
        </bdi>
      </Text>
      {(isBlocked || outcome === 'failed') && (
        <Alert tone="warn" role="alert">
          {t(isBlocked ? 'error.popupBlocked' : 'error.serviceUnavailable')}
        </Alert>
      )}
    </>
  );
}
