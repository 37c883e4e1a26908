import { Badge, DateTime, Money } from '@parlour/ui';
import { DataList, type DataListItem } from '@parlour/ui/data';
import { Modal } from '@parlour/ui/overlays';
import { gameKinds } from '../../shared/games/kinds.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { type Bet, betStatuses } from './bets-model.ts';

interface BetDetailProps {
  readonly bet: Bet;
  readonly vendorName: (code: string) => string;
  readonly onClose: () => void;
}

/** Everything the backend says about one round (MEM-06). */
export function BetDetail({ bet, vendorName, onClose }: BetDetailProps) {
  const t = useT();
  const figures = useFigures();
  const kind = gameKinds.get(bet.kind);
  const money = (text: string) => <Money text={figures(text)} />;
  const items: readonly DataListItem[] = [
    { id: 'game', label: t('game.game'), value: bet.game },
    { id: 'vendor', label: t('game.provider'), value: vendorName(bet.vendor) },
    { id: 'kind', label: t('game.type'), value: kind ? t(kind) : bet.kind },
    {
      id: 'number',
      label: t('record.betNo'),
      value: (
        <bdi translate="no" dir="ltr">
          {bet.id}
        </bdi>
      ),
    },
    {
      id: 'time',
      label: t('record.time'),
      value: <DateTime value={bet.at} text={figures(bet.time)} />,
    },
    {
      id: 'settled',
      label: t('record.settledTime'),
      value: bet.settledAt !== null && (
        <bdi translate="no" dir="ltr">
          {figures(bet.settledAt)}
        </bdi>
      ),
    },
    {
      id: 'status',
      label: t('record.status'),
      value: (
        <Badge tone={betStatuses.get(bet.status)?.tone}>
          {labelOf(betStatuses, bet.status, t)}
        </Badge>
      ),
    },
    { id: 'stake', label: t('wallet.stake'), value: money(bet.stake) },
    { id: 'valid', label: t('wallet.validBet'), value: money(bet.validBet) },
    ...(bet.bonusStake === null
      ? []
      : [{ id: 'bonus', label: t('bet.bonusStake'), value: money(bet.bonusStake) }]),
    {
      id: 'payout',
      label: t('wallet.payout'),
      value: bet.isOpen ? t('bet.awaited') : money(bet.payout),
    },
    {
      id: 'winLoss',
      label: t('wallet.profitLoss'),
      value: money(bet.winLoss),
      total: true,
    },
  ];
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('bet.round')}
      closeLabel={t('action.close')}
      width={440}
    >
      <DataList items={items.map((item) => ({ ...item, value: item.value || undefined }))} />
    </Modal>
  );
}
