import { VisuallyHidden } from '@parlour/ui';
import { KpiTile } from '@parlour/ui/data';
import { useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import * as css from './ReferralView.css.ts';
import type { ReferralViewProps } from './ReferralView.props.ts';
import type { Invitation } from './referral-model.ts';

interface FiguresProps extends Pick<ReferralViewProps, 'currencySymbol' | 'hidden'> {
  readonly of: Invitation;
}

/** Number of friends and the income from them, as the backend counts (REF-01). */
export function Figures({ of, currencySymbol, hidden }: FiguresProps) {
  const t = useT();
  const money = useMoney(currencySymbol, hidden);
  const amount = (value: string) => (
    <>
      {hidden && <VisuallyHidden>{`${t('referral.hidden')} `}</VisuallyHidden>}
      <span>{money(value)}</span>
    </>
  );
  return (
    <div className={css.tiles}>
      <KpiTile label={t('referral.friends')} value={t('referral.people', { count: of.friends })} />
      <KpiTile
        label={t('status.account.active')}
        value={t('referral.people', { count: of.active })}
      />
      <KpiTile label={t('referral.rewarded')} tone="warm" value={amount(of.rewarded)} />
      <KpiTile label={t('reward.pending')} value={amount(of.pending)} />
    </div>
  );
}
