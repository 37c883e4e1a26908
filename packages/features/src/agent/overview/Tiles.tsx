import { KpiTile } from '@parlour/ui/data';
import { Activity, ArrowDownToLine, ArrowUpFromLine, Dices, HandCoins, Users } from 'lucide-react';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { ShortAmount } from '../team-figures/ShortAmount.tsx';
import * as css from './OverviewView.css.ts';
import type { Before, Exact, Overview } from './overview-model.ts';

interface TilesProps {
  /** `null` while it is loading. */
  readonly of: Overview | null;
  readonly before: Before | null;
  readonly isMonth: boolean;
  readonly symbol: string;
  /** Wide enough for whole amounts; otherwise they are short, with a line of the days. */
  readonly wide: boolean;
}

/** The six figures of an overview (AGT-02). */
export function Tiles({ of, before, isMonth, symbol, wide }: TilesProps) {
  const t = useT();
  const figures = useFigures();
  const loading = of === null;
  const against = (figure: keyof Before) =>
    of && before ? t('team.monthBefore', { amount: before[figure] }) : undefined;
  const amount = (figure: keyof Exact) => {
    if (of === null) return null;
    if (wide) return figures(of[figure]);
    return <ShortAmount exact={of.exact[figure]} text={of[figure]} symbol={symbol} />;
  };
  const line = (figure: 'deposits' | 'withdrawals' | 'validBet') =>
    wide ? undefined : of?.days.map((day) => day[figure]);
  return (
    <div className={css.tiles}>
      <KpiTile
        icon={Users}
        label={t('team.size')}
        value={of && figures(formatCount(of.members))}
        note={of && t('team.joined', { count: of.joined })}
        loading={loading}
      />
      <KpiTile
        icon={Activity}
        label={t('team.activeToday')}
        value={of && figures(formatCount(of.activeToday))}
        note={of && t('team.activeIn', { count: of.active })}
        loading={loading}
      />
      <KpiTile
        icon={ArrowDownToLine}
        label={t('team.deposits')}
        value={amount('deposits')}
        line={line('deposits')}
        note={isMonth ? against('deposits') : of && t('team.before', { amount: of.depositsBefore })}
        loading={loading}
      />
      <KpiTile
        icon={ArrowUpFromLine}
        label={t('team.withdrawals')}
        value={amount('withdrawals')}
        line={line('withdrawals')}
        note={against('withdrawals')}
        loading={loading}
      />
      <KpiTile
        icon={Dices}
        label={t('wallet.validBet')}
        value={amount('validBet')}
        line={line('validBet')}
        note={against('validBet')}
        loading={loading}
      />
      <KpiTile
        icon={HandCoins}
        tone="warm"
        label={t('team.commission')}
        value={amount('commission')}
        note={
          against('commission') ??
          (of?.settles ? t('team.settles', { date: of.settles }) : undefined)
        }
        loading={loading}
      />
    </div>
  );
}
