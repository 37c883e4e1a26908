import { LicenceBadge } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './LicenceCards.css.ts';
import type { Licence } from './licence.ts';

export interface LicenceCardsProps {
  readonly licences: readonly Licence[];
}

/** The operator's licences, each with the page where it can be checked (LAY-07). */
export function LicenceCards({ licences }: LicenceCardsProps) {
  const t = useT();
  const labels = {
    number: t('licence.number'),
    verify: t('licence.verify'),
    newWindow: t('a11y.newWindow'),
  };
  return (
    <ul className={css.list}>
      {licences.map(({ isSample, ...licence }) => (
        <li key={`${licence.regulator} ${licence.number}`}>
          <LicenceBadge
            {...licence}
            labels={labels}
            sampleLabel={isSample ? t('licence.sample') : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
