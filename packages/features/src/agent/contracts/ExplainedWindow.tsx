import { Alert, Badge, Money, Stack, Text } from '@parlour/ui';
import { DataList, type DataListItem, Table } from '@parlour/ui/data';
import { Modal } from '@parlour/ui/overlays';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { labelOf } from '../../shared/records/labels.ts';
import type { Contract } from './contracts-model.ts';
import { explain, type StepReached } from './explain.ts';
import { type ContractKind, kindWords } from './kinds.ts';
import { type Settlement, settlementStatuses } from './settlements.ts';

interface ExplainedWindowProps {
  readonly kind: ContractKind;
  readonly settlement: Settlement;
  /** The contract that the settlement was calculated with; `null` where unknown. */
  readonly contract: Contract | null;
  readonly currencySymbol: string;
  readonly onClose: () => void;
}

/** Explains how an amount was calculated, with the figures of its period (AGT-13). */
export function ExplainedWindow(props: ExplainedWindowProps) {
  const { kind, settlement, contract, currencySymbol, onClose } = props;
  const t = useT();
  const figures = useFigures();
  const money = useMoney(currencySymbol);
  const { steps, base, reckoned, agrees } = explain(kind, settlement, contract);
  const words = kindWords[kind];
  const items: readonly (DataListItem | false)[] = [
    { id: 'time', label: t(words.time), value: figures(settlement.period) },
    { id: 'bet', label: t(words.bet), value: <Money text={figures(settlement.betText)} /> },
    kind === 'dividend' && {
      id: 'net',
      label: t('contract.teamNet'),
      value:
        settlement.netText === null ? (
          t('contract.unknown')
        ) : (
          <Money text={figures(settlement.netText)} />
        ),
    },
    {
      id: 'members',
      label: t('team.activeMembers'),
      value: t('contract.people', { count: settlement.members }),
    },
    { id: 'rate', label: t('contract.rate'), value: figures(settlement.rateText) },
    {
      id: 'status',
      label: t('record.status'),
      value: labelOf(settlementStatuses, settlement.status, t),
    },
    {
      id: 'amount',
      label: t(words.amount),
      value: <Money text={figures(settlement.amountText)} />,
      total: true,
    },
  ];
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('contract.explanation')}
      closeLabel={t('action.close')}
      width={520}
    >
      <Stack>
        <DataList items={items.filter((item) => item !== false)} />
        {base !== null && reckoned !== null && (
          <Text data-part="reckoning">
            {t('contract.reckoning', {
              amount: money(base),
              rate: settlement.rateText,
              to: money(reckoned),
            })}
          </Text>
        )}
        {steps.length > 0 ? (
          <Steps kind={kind} steps={steps} />
        ) : (
          <Alert tone="info">{t('contract.termsUnknown')}</Alert>
        )}
        {agrees === false && <Alert tone="warn">{t('contract.differs')}</Alert>}
        <Text size="small" tone="secondary">
          {t('contract.rounding')}
        </Text>
      </Stack>
    </Modal>
  );
}

/** Compares each step of the terms with the figures: which steps were reached, and which one counts. */
function Steps({
  kind,
  steps,
}: {
  readonly kind: ContractKind;
  readonly steps: readonly StepReached[];
}) {
  const t = useT();
  const figures = useFigures();
  return (
    <Table
      label={t('contract.steps')}
      loadingLabel={t('loading.records')}
      rows={steps}
      getId={({ tier }) => `${tier.rate} ${tier.bet} ${tier.members}`}
      columns={[
        {
          id: 'bet',
          header: t(kindWords[kind].bet),
          cell: ({ tier }) => t('contract.from', { amount: tier.betText }),
          compact: 'title',
        },
        {
          id: 'members',
          header: t('team.activeMembers'),
          cell: ({ tier }) => t('contract.people', { count: tier.members }),
          numeric: true,
          compact: 'meta',
        },
        {
          id: 'rate',
          header: t('contract.rate'),
          cell: ({ tier }) => figures(tier.rateText),
          numeric: true,
          compact: 'aside',
        },
        {
          id: 'met',
          header: t('record.status'),
          cell: (step) => <Met step={step} />,
          compact: 'aside',
        },
      ]}
    />
  );
}

function Met({ step: { betMet, membersMet, counts } }: { readonly step: StepReached }) {
  const t = useT();
  if (counts) return <Badge tone="success">{t('contract.counts')}</Badge>;
  if (betMet && membersMet) return <Badge>{t('contract.met')}</Badge>;
  return (
    <Badge tone="warn">
      {t(betMet ? 'contract.fewMembers' : membersMet ? 'contract.littleBet' : 'contract.notMet')}
    </Badge>
  );
}
