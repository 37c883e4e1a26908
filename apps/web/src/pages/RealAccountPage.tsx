import { useT } from '@parlour/features/i18n';
import { useRuntime } from '@parlour/features/runtime';
import { Button, ButtonLink, StatusScreen } from '@parlour/ui';

/** A personal page opened with a trial account: it needs a real one (GRD-01, SPECIFICATION §6). */
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
