import { Button, Chip, EmptyState, ErrorState, Skeleton } from '@parlour/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import { DrawsPanel, type DrawsPanelProps } from './DrawsPanel.tsx';
import { LotteryCard } from './LotteryCard.tsx';
import * as css from './LotteryView.css.ts';
import { type Lottery, type LotteryTab, lotteryTabs, type Part } from './lottery-model.ts';
import {
  ModesPanel,
  type ModesPanelProps,
  PlayedPanel,
  type PlayedPanelProps,
} from './SidePanels.tsx';

export interface LotteryViewProps {
  /** The slim header, which updates its own clock. */
  readonly header: ReactNode;
  readonly tab: LotteryTab;
  /** The lottery type of the site; it is the label of the tab `sea` (CFG-01). */
  readonly siteType: string;
  readonly onTab: (tab: LotteryTab) => void;
  /** The lotteries of the tab. */
  readonly lotteries: Part<readonly Lottery[]>;
  /** The tab shows personal data, and the visitor is not logged in. */
  readonly needsLogin: boolean;
  readonly isFavourite: (nodeId: number) => boolean;
  readonly onFavourite: (lottery: Lottery) => void;
  readonly onPlay: (lottery: Lottery) => void;
  readonly onLogin: () => void;
  readonly onRetry: () => void;
  readonly draws: DrawsPanelProps;
  readonly modes: ModesPanelProps;
  readonly played: PlayedPanelProps;
}

const tabTitle: Record<Exclude<LotteryTab, 'sea'>, MessageKey> = {
  '': 'game.all',
  popular: 'game.popularLottery',
  elott: 'nav.elottery',
  recent: 'nav.recent',
  fav: 'nav.favourites',
};

/** The lottery screen: lotteries, draws, prize modes, and what the member played last (LOT-01). */
export function LotteryView(props: LotteryViewProps) {
  const t = useT();
  const wordOf = (tab: LotteryTab) => (tab === 'sea' ? props.siteType : t(tabTitle[tab]));
  return (
    <div className={css.page} data-widget="lottery">
      {props.header}
      <main id="main" className={css.main} tabIndex={-1}>
        <fieldset className={css.chips} aria-label={t('game.filters')}>
          {lotteryTabs.map((tab) => (
            <Chip key={tab} selected={tab === props.tab} onClick={() => props.onTab(tab)}>
              {wordOf(tab)}
            </Chip>
          ))}
        </fieldset>
        <Lotteries {...props} />
        <div className={css.columns}>
          <DrawsPanel {...props.draws} />
          <div className={css.side}>
            <ModesPanel {...props.modes} />
            <PlayedPanel {...props.played} />
          </div>
        </div>
      </main>
    </div>
  );
}

const places = [1, 2, 3, 4];

function Lotteries(props: LotteryViewProps) {
  const { lotteries, tab } = props;
  const t = useT();
  if (props.needsLogin) {
    return (
      <EmptyState
        level={2}
        title={t(tab === 'fav' ? 'nav.favourites' : 'nav.recent')}
        body={t('launch.loginNeeded')}
        action={
          <Button variant="primary" onClick={props.onLogin}>
            {t('action.login')}
          </Button>
        }
      />
    );
  }
  if (lotteries.status === 'loading') {
    return (
      <div className={css.cards} aria-busy="true">
        {places.map((place) => (
          <div key={place} className={css.cardSkeleton}>
            <Skeleton shape="block" height="100%" />
          </div>
        ))}
      </div>
    );
  }
  if (lotteries.status === 'error') {
    return (
      <ErrorState
        level={2}
        title={t('error.loadFailed')}
        body={errorMessage(lotteries.error, t)}
        retryLabel={t('action.retry')}
        onRetry={props.onRetry}
        busy={lotteries.busy}
      />
    );
  }
  if (lotteries.value.length === 0) return <Empty tab={tab} onAll={() => props.onTab('')} />;
  return (
    <ul className={css.cards}>
      {lotteries.value.map((lottery, place) => (
        <LotteryCard
          key={lottery.code}
          lottery={lottery}
          eager={place < 4}
          favourite={props.isFavourite(lottery.nodeId)}
          onFavourite={() => props.onFavourite(lottery)}
          onPlay={() => props.onPlay(lottery)}
        />
      ))}
    </ul>
  );
}

const emptyTexts: Partial<Record<LotteryTab, { title: MessageKey; body: MessageKey }>> = {
  recent: { title: 'empty.recent.title', body: 'empty.recent.body' },
  fav: { title: 'empty.favourites.title', body: 'lottery.favouritesBody' },
};

function Empty({ tab, onAll }: { readonly tab: LotteryTab; readonly onAll: () => void }) {
  const t = useT();
  const { title, body } = emptyTexts[tab] ?? { title: 'lottery.none', body: 'lottery.noneBody' };
  return (
    <EmptyState
      level={2}
      title={t(title)}
      body={t(body)}
      {...(tab !== '' && { action: <Button onClick={onAll}>{t('empty.draws.action')}</Button> })}
    />
  );
}
