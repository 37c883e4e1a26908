import { Button, DemoRibbon, IconButton, type SlimFact, SlimGameHeader } from '@parlour/ui';
import { Eye, EyeOff, Timer, Wallet } from 'lucide-react';
import { formatDuration } from '../../shared/i18n/date-time.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { PlayLink } from '../../shared/play/PlayLink.tsx';
import { playHrefFor } from '../../shared/play/play-ways.ts';

export interface LotteryHeaderProps {
  /** The ribbon above the page while no real money is used; `null`: money is real. */
  readonly ribbon: 'demo' | 'trial' | null;
  /** Duration of this session in seconds; `null` for a visitor. */
  readonly seconds: number | null;
  /** Formatted, masked when hidden; `null` for a visitor. */
  readonly balance: string | null;
  readonly balanceHidden: boolean;
  /** The site has a member centre, with the page of limits; otherwise the link leads to the help. */
  readonly hasCentre: boolean;
  readonly onToggleBalance: () => void;
  readonly onLogin: () => void;
  readonly onLeave: () => void;
}

/**
 * The header of the lotteries: back link, session clock, balance and responsible play; a visitor logs in here (NAV-06,
 *
 */
export function LotteryHeader(props: LotteryHeaderProps) {
  const { ribbon, seconds, balance, balanceHidden } = props;
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
    <>
      {ribbon !== null && (
        <DemoRibbon
          toolSpace
          label={t('badge.demo')}
          text={t(ribbon === 'trial' ? 'demo.trialRibbon' : 'demo.ribbonText')}
          shortText={t(ribbon === 'trial' ? 'demo.trialShort' : 'demo.ribbonShort')}
        />
      )}
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
        facts={facts}
        actions={
          <>
            {balance === null ? (
              <Button variant="primary" size="sm" onClick={props.onLogin}>
                {t('action.login')}
              </Button>
            ) : (
              <IconButton
                label={t(balanceHidden ? 'ui.showBalance' : 'ui.hideBalance')}
                icon={balanceHidden ? EyeOff : Eye}
                onClick={props.onToggleBalance}
              />
            )}
            <PlayLink href={playHrefFor(props.hasCentre)} hasWords />
          </>
        }
      />
    </>
  );
}
