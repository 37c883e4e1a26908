import { useT } from '@parlour/features/i18n';
import { useRuntime } from '@parlour/features/runtime';
import { Button, ButtonLink, StatusScreen } from '@parlour/ui';

/** Shown when a trial account opens a personal page, which needs a real account (GRD-01, SPECIFICATION §6). */
export function RealAccountPage() {
  const t = useT();
  const { overlays } = useRuntime();
  return (
    <StatusScreen
      kind="regionBlocked"
      place="content"
      title={t('guard.needTrueAccount')}
      body={t('demo.trialRibbon')}
      actions={
        <>
          <Button variant="primary" onClick={() => overlays.open({ name: 'register', props: {} })}>
            {t('guard.openRealAccount')}
          </Button>
          <ButtonLink href="/">{t('action.goHome')}</ButtonLink>
        </>
      }
    />
  );
}
