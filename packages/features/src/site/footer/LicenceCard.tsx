import { LicenceBadge } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Licence } from './licence.ts';

/** The operator's licence, with the page where it can be checked (LAY-07). */
export function LicenceCard(licence: Licence) {
  const t = useT();
  return (
    <LicenceBadge
      {...licence}
      labels={{
        number: t('licence.number'),
        verify: t('licence.verify'),
        newWindow: t('a11y.newWindow'),
      }}
    />
  );
}
