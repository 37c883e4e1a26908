import { BalancePill, type BalancePillProps, Button, ButtonLink, Text } from '@parlour/ui';
import { Plus } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useResolve } from '../../shared/links/resolve.ts';
import { useBalanceLabels } from '../../shared/wallet/use-balance-labels.ts';
import * as css from './BalanceView.css.ts';

export interface BalanceViewProps {
  /** Name of the account. */
  readonly name: string;
  readonly balance: Pick<BalancePillProps, 'state' | 'text'>;
  readonly currencySymbol: string;
  readonly busy: 'logout' | null;
  readonly onToggleHidden: () => void;
  readonly onRefresh: () => void;
  readonly onLogout: () => void;
}

/** The balance of a member on a partner's page. Transfers are made on the site (EMB-01, WAL-01). */
export function BalanceView({ name, balance, currencySymbol, busy, ...props }: BalanceViewProps) {
  const t = useT();
  const resolve = useResolve();
  const labels = useBalanceLabels(currencySymbol);
  return (
    <div className={css.body}>
      <div className={css.row}>
        <Text size="small" tone="secondary" className={css.name}>
          {name}
        </Text>
        <BalancePill
          state={balance.state}
          text={balance.text}
          labels={labels}
          onToggleHidden={props.onToggleHidden}
          onRefresh={props.onRefresh}
        />
      </div>
      <div className={css.row}>
        <ButtonLink variant="primary" icon={Plus} href={resolve('/?member=depositv2')}>
          {t('wallet.deposit')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={resolve('/?member=withdraw')}>
          {t('wallet.withdrawal')}
        </ButtonLink>
        <Button variant="ghost" busy={busy === 'logout'} onClick={props.onLogout}>
          {t('action.logout')}
        </Button>
      </div>
    </div>
  );
}
