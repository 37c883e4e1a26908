import { Badge, ErrorState, Heading, Inline, Skeleton, Stack, Text } from '@parlour/ui';
import { DataList, type DataListItem } from '@parlour/ui/data';
import { Modal } from '@parlour/ui/overlays';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { FigureText } from '../team-figures/FigureText.tsx';
import { type Income, incomeStatuses, incomeTypes } from './income-model.ts';
import type { MadeOf, SettledPeriod } from './made-of.ts';

export interface IncomeDetailProps {
  readonly income: Income;
  readonly madeOf: Part<MadeOf>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** One income and its parts, as far as the backend provides them (AGT-07). */
export function IncomeDetail({ income, madeOf, onRetry, onClose }: IncomeDetailProps) {
  const t = useT();
  const figures = useFigures();
  const items: readonly DataListItem[] = [
    { id: 'type', label: t('income.type'), value: labelOf(incomeTypes, income.type, t) },
    {
      id: 'date',
      label: t('record.date'),
      value: (
        <bdi translate="no" dir="ltr">
          {figures(income.date)}
        </bdi>
      ),
    },
    {
      id: 'reference',
      label: t('wallet.reference'),
      value: (
        <bdi translate="no" dir="ltr">
          {income.reference}
        </bdi>
      ),
    },
    {
      id: 'status',
      label: t('record.status'),
      value: (
        <Badge tone={incomeStatuses.get(income.status)?.tone}>
          {labelOf(incomeStatuses, income.status, t)}
        </Badge>
      ),
    },
    {
      id: 'amount',
      label: t('team.income'),
      value: <FigureText of={income.amount} tone="warm" />,
      total: true,
    },
  ];
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('income.detail')}
      closeLabel={t('action.close')}
      width={520}
    >
      <Stack gap="s4">
        <DataList items={items} />
        <Heading level={3} size="s">
          {t('income.madeOf')}
        </Heading>
        <Inside madeOf={madeOf} onRetry={onRetry} />
      </Stack>
    </Modal>
  );
}

function Inside({ madeOf, onRetry }: Pick<IncomeDetailProps, 'madeOf' | 'onRetry'>) {
  const t = useT();
  if (madeOf.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton height={120} />
      </div>
    );
  }
  if (madeOf.status === 'error') {
    return (
      <ErrorState
        level={3}
        title={t('error.loadFailed')}
        body={errorMessage(madeOf.error, t)}
        retryLabel={t('action.retry')}
        busy={madeOf.busy}
        onRetry={onRetry}
      />
    );
  }
  const of = madeOf.value;
  if (of.kind === 'periods' && of.periods.length > 0) {
    return (
      <>
        {of.periods.map((period) => (
          <Period key={period.id} of={period} />
        ))}
        <More count={of.more} />
      </>
    );
  }
  if (of.kind === 'bets' && of.bets.length > 0) {
    return (
      <>
        <Text size="small" tone="secondary">
          {t('income.fromBets')}
        </Text>
        <DataList
          variant="well"
          items={of.bets.map(({ id, account, validBet }) => ({
            id,
            label: <bdi translate="no">{account}</bdi>,
            value: <FigureText of={validBet} />,
          }))}
        />
        <More count={of.more} />
      </>
    );
  }
  return <Text tone="secondary">{t('income.untold')}</Text>;
}

function Period({ of }: { readonly of: SettledPeriod }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Stack as="section" gap="s2">
      <Inline justify="between">
        <Text as="span" size="small" tone="secondary">
          {figures(t('range.span', { from: of.from, to: of.to }))}
        </Text>
        <Badge tone={incomeStatuses.get(of.status)?.tone}>
          {labelOf(incomeStatuses, of.status, t)}
        </Badge>
      </Inline>
      <DataList
        variant="well"
        items={[
          { id: 'bet', label: t('income.countedBet'), value: <FigureText of={of.bet} /> },
          {
            id: 'active',
            label: t('team.activeMembers'),
            value: figures(String(of.activeMembers)),
          },
          { id: 'rate', label: t('contract.rate'), value: figures(of.rate) },
          {
            id: 'amount',
            label: t('team.income'),
            value: <FigureText of={of.amount} tone="warm" />,
            total: true,
          },
        ]}
      />
    </Stack>
  );
}

/** Says how many rows the answer left out. */
function More({ count }: { readonly count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <Text size="small" tone="secondary">
      {t('income.more', { count })}
    </Text>
  );
}
