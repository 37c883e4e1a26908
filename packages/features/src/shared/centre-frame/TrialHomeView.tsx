import { Alert, Button, Heading } from '@parlour/ui';
import { Headset, Heart, History, Search, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import { BalanceCard } from '../wallet/BalanceCard.tsx';
import * as css from './CentreHomeView.css.ts';
import type { CentreHomeViewProps } from './CentreHomeView.tsx';
import { HomeFoot } from './HomeFoot.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeRows } from './HomeRows.tsx';
import { closedToTrials } from './home-groups.ts';

export interface TrialHomeViewProps
  extends Omit<
    CentreHomeViewProps,
    'centre' | 'counts' | 'level' | 'hasBoth' | 'hrefOf' | 'onPage' | 'onNear'
  > {
  /** Whether the site takes new members; otherwise nothing offers to become one. */
  readonly canRegister: boolean;
  readonly onRegister: () => void;
}

/**
 * "Me" of a trial account: its play money, what works, and what is closed to it, with the way to a real account
 * (GRD-01, LGN-07). `pages` are the keys of the pages that members have.
 */
export function TrialHomeView({ pages, canRegister, onRegister, ...props }: TrialHomeViewProps) {
  const t = useT();
  const headingId = useId();
  const closed = closedToTrials((key) => pages.includes(key));
  return (
    <div className={css.home}>
      <HomeHead nickname={props.nickname} level={t('auth.trialAccount')} />
      <BalanceCard
        balance={props.balance}
        currencySymbol={props.currencySymbol}
        onToggleHidden={props.onToggleHidden}
        onRefresh={props.onRefresh}
      />
      <Alert tone="info">{t('centre.trialLead')}</Alert>
      {canRegister && (
        <Button block variant="primary" icon={UserPlus} onClick={onRegister}>
          {t('guard.openRealAccount')}
        </Button>
      )}
      <HomeRows
        rows={[
          { id: 'search', label: t('game.search'), icon: Search, onPress: props.onSearch },
          { id: 'help', label: t('nav.help'), icon: Headset, onPress: props.onHelp },
        ]}
      />
      <section className={css.rows} aria-labelledby={headingId}>
        <Heading level={3} id={headingId}>
          {t('centre.trialClosed')}
        </Heading>
        <HomeRows
          labelledBy={headingId}
          rows={[
            ...closed.map(({ key, label, icon }) => ({ id: key, label: t(label), icon })),
            { id: 'favourites', label: t('nav.favourites'), icon: Heart },
            { id: 'recent', label: t('nav.recent'), icon: History },
          ]}
        />
      </section>
      <HomeFoot {...props} />
    </div>
  );
}
