import { Alert } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';

/** Explains why a form with passwords is empty after an expired session: passwords are never kept (PWD-02). */
export function TypeAgain() {
  const t = useT();
  return (
    <Alert tone="info" data-part="type-again">
      {t('security.typeAgain')}
    </Alert>
  );
}
