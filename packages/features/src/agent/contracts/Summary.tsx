import { Badge, Button, Surface } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './contracts.css.ts';
import { contractStatuses, ratesText, settledText, statusText } from './labels.ts';
import type { SettlementsPage } from './settlements.ts';

interface SummaryProps {
  /** `null` while it is loading. */
  readonly page: SettlementsPage | null;
  readonly onTerms: () => void;
}

/** The contract that pays the agent, in one row, and the total of the range (AGT-09 to AGT-12). */
export function Summary({ page, onTerms }: SummaryProps) {
  const t = useT();
  const figures = useFigures();
  const contract = page?.contract ?? null;
  const [first] = contract?.tiers ?? [];
  return (
    <Surface className={css.summary} data-part="contract">
      <DataList
        layout="stacked"
        className={css.facts}
        loading={page === null}
        items={[
          {
            id: 'contract',
            label: t('contract.contract'),
            value: contract && (
              <Badge tone={contractStatuses.get(contract.status)?.tone}>
                {statusText(contract, t)}
              </Badge>
            ),
          },
          {
            id: 'rate',
            label: t('contract.rate'),
            value: contract && figures(ratesText(contract.tiers, t)),
          },
          {
            id: 'settled',
            label: t('contract.settlement'),
            value: contract && settledText(contract, t),
          },
          {
            id: 'least',
            label: t('contract.condition'),
            value: first && t('contract.least', { count: first.members }),
          },
          { id: 'total', label: t('contract.total'), value: page && figures(page.total) },
        ]}
      />
      <Button onClick={onTerms}>{t('contract.terms')}</Button>
    </Surface>
  );
}
