import { Button, Heading, Surface, Text } from '@parlour/ui';
import { MonitorSmartphone } from 'lucide-react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './AccountView.css.ts';
import type { Login } from './account-model.ts';

interface LoginsProps {
  readonly logins: readonly Login[];
  /** Opens the window with the devices on which the member is logged in now. */
  readonly onDevices: () => void;
}

/** The last logins. An unknown one is a reason to change the password. */
export function Logins({ logins, onDevices }: LoginsProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" padding="none" clip aria-labelledby="account-logins">
      <div className={css.row}>
        <Heading level={3} id="account-logins">
          {t('security.logins')}
        </Heading>
      </div>
      {logins.length === 0 && (
        <div className={css.row}>
          <Text tone="secondary">{t('security.noLogins')}</Text>
        </div>
      )}
      {logins.map(({ id, device, place, time, current }) => (
        <div key={id} className={css.row}>
          <div className={css.words}>
            <Text as="span" bold>
              {`${device}, ${place}`}
            </Text>
            <Text as="span" size="small" tone={current ? 'accent' : 'secondary'}>
              {current ? t('security.now') : figures(time)}
            </Text>
          </div>
        </div>
      ))}
      <div className={css.row}>
        <Button block size="sm" icon={MonitorSmartphone} onClick={onDevices}>
          {t('devices.title')}
        </Button>
      </div>
    </Surface>
  );
}
