import { Alert } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';

/** Why a form with passwords is empty after a session that ran out: they are kept nowhere (PWD-02). */
export function TypeAgain() {
  const t = useT();
  return (
    <Alert tone="info" data-part="type-again">
      {t('security.typeAgain')}
    </Alert>
  );
}
