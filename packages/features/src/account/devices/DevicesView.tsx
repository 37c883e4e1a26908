import { Badge, Button, ErrorState, Skeleton, Text } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useEffect, useRef } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './DevicesView.css.ts';
import { type Device, failureText } from './devices-model.ts';

export interface DevicesViewProps {
  readonly devices: Part<readonly Device[]>;
  /** Id of the device that is being logged out. */
  readonly ending: string | null;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  /** Asks for confirmation, then logs that device out. */
  readonly onRevoke: (device: Device) => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/**
 * The window with the devices on which a member is logged in. All except the current one can be logged out (MEM-01).
 */
export function DevicesView(props: DevicesViewProps) {
  const { devices, ending, failure, onRevoke, onRetry, onDismiss } = props;
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(ending);
  const isQuiet = failure === null;
  useEffect(() => {
    // The row was removed, together with the button that had the focus.
    if (last.current !== null && ending === null && isQuiet) list.current?.focus();
    last.current = ending;
  }, [ending, isQuiet]);
  return (
    <Modal
      open
      onOpenChange={(open) => open || onDismiss()}
      title={t('devices.title')}
      description={t('devices.note')}
      closeLabel={t('action.close')}
      width={560}
    >
      <FormStatus message={ending === null ? '' : t('devices.ending')}>
        <div className={css.root}>
          {failure && <FailureAlert key={failure.attempt} text={failureText(failure.error, t)} />}
          {devices.status === 'loading' && <Skeleton height={220} />}
          {devices.status === 'error' && (
            <ErrorState
              title={t('error.loadFailed')}
              body={errorMessage(devices.error, t)}
              retryLabel={t('action.retry')}
              onRetry={onRetry}
            />
          )}
          {devices.status === 'ready' && (
            <ul ref={list} className={css.list} tabIndex={-1} aria-label={t('devices.title')}>
              {devices.value.map((device) => (
                <Row
                  key={device.id}
                  device={device}
                  busy={ending === device.id}
                  onRevoke={() => onRevoke(device)}
                />
              ))}
            </ul>
          )}
        </div>
      </FormStatus>
    </Modal>
  );
}

interface RowProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

function Row({ device: { name, ip, seen, current }, busy, onRevoke }: RowProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <li className={css.row} data-state={current ? 'current' : 'other'}>
      <div className={css.words}>
        <Text as="span" bold>
          <bdi translate="no">{name}</bdi>
        </Text>
        <Text as="span" size="small" tone="secondary">
          {t('devices.seen', { time: figures(seen) })}
        </Text>
        {ip !== '' && (
          <Text as="span" size="small" tone="secondary">
            {t('devices.ip', { ip })}
          </Text>
        )}
      </div>
      {current ? (
        <Badge tone="success">{t('devices.current')}</Badge>
      ) : (
        <Button
          size="sm"
          busy={busy}
          aria-label={t('devices.revokeNamed', { name })}
          onClick={onRevoke}
        >
          {t('devices.revoke')}
        </Button>
      )}
    </li>
  );
}
