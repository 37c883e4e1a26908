import { Badge, Button, IconButton, type SlimFact, SlimGameHeader } from '@parlour/ui';
import { Eye, EyeOff, Timer, Wallet } from 'lucide-react';
import { formatDuration, useFigures, useT } from '../i18n/index.ts';

export interface LotteryHeaderProps {
  readonly demo: boolean;
  /** Seconds of this session; `null` for a visitor. */
  readonly seconds: number | null;
  /** Formatted, masked when hidden; `null` for a visitor. */
  readonly balance: string | null;
  readonly balanceHidden: boolean;
  readonly onToggleBalance: () => void;
  readonly onLogin: () => void;
  readonly onLeave: () => void;
}

/** Way back, session clock and balance over the lotteries; a visitor logs in here (NAV-06). */
export function LotteryHeader(props: LotteryHeaderProps) {
  const { seconds, balance, balanceHidden } = props;
  const t = useT();
  const figures = useFigures();
  const facts: SlimFact[] = [];
  if (seconds !== null) {
    const value = figures(formatDuration(seconds));
    facts.push({ id: 'time', label: t('ui.session'), value, icon: Timer });
  }
  if (balance !== null) {
    facts.push({ id: 'balance', label: t('wallet.balance'), value: balance, icon: Wallet });
  }
  return (
    <SlimGameHeader
      back={{
        label: t('action.back'),
        href: '/',
        onSelect: (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          props.onLeave();
        },
      }}
      title={t('nav.lottery')}
      badge={props.demo && <Badge solid>{t('badge.demo')}</Badge>}
      facts={facts}
      actions={
        balance === null ? (
          <Button variant="primary" size="sm" onClick={props.onLogin}>
            {t('action.login')}
          </Button>
        ) : (
          <IconButton
            label={t(balanceHidden ? 'ui.showBalance' : 'ui.hideBalance')}
            icon={balanceHidden ? EyeOff : Eye}
            onClick={props.onToggleBalance}
          />
        )
      }
    />
  );
}
