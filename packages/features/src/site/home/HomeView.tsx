import type { BannerSlide, JackpotSource } from '@parlour/ui';
import { ErrorState, NoticeBar, Skeleton, VisuallyHidden } from '@parlour/ui';
import { type ComponentType, Fragment, memo, type ReactNode } from 'react';
import type { GameCategory } from '../../shared/games/categories.ts';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Notice } from '../../shared/notices/reading.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { HomeSection } from '../../shared/runtime/config-lists.ts';
import { Categories, type CategoriesProps } from './Categories.tsx';
import { Hero, type HeroProps } from './Hero.tsx';
import * as css from './HomeView.css.ts';
import { type LobbyPart, type LobbyVendor, lobbyParts, lobbyRows } from './home-model.ts';
import { type CardActions, HotGames, LiveTables, VendorShelf } from './Shelves.tsx';

/** The sections of the lobby. */
export interface LobbyParts {
  readonly banners: Part<readonly BannerSlide[]>;
  readonly jackpot: Part<JackpotSource>;
  readonly notices: Part<readonly Notice[]>;
  readonly categories: Part<readonly GameCategory[]>;
  readonly hot: Part<readonly GameSummary[]>;
  readonly live: Part<readonly GameSummary[]>;
  readonly vendors: Part<readonly LobbyVendor[]>;
}

/** Parts of the lobby that a site may replace by its own. */
export interface HomeViews {
  /** Banner and jackpot. */
  readonly Hero?: ComponentType<HeroProps> | undefined;
  /** The tiles of the categories. */
  readonly Categories?: ComponentType<CategoriesProps> | undefined;
}

export interface HomeViewProps extends CardActions {
  readonly parts: LobbyParts;
  /** Total number of hot games, for their tile. */
  readonly hotCount: number;
  readonly currency: string;
  readonly operatorMode: 'demo' | 'live';
  readonly timeZone: string;
  /** The sections that are shown, in order. Default: all, in the order of the product. */
  readonly sections?: readonly HomeSection[] | null;
  /** Parts of the site's own. Default: those of the product. */
  readonly views?: HomeViews;
  /** Called when a notice is pressed; counted from 0. */
  readonly onNotice: (index: number) => void;
  readonly onVendor: (vendor: LobbyVendor) => void;
  readonly onRetry: (part: keyof LobbyParts) => void;
}

/** The lobby (SPECIFICATION §2): each section loads, fails and recovers separately. */
export function HomeView(props: HomeViewProps) {
  const { parts, hotCount, currency, operatorMode, timeZone, sections = null, onRetry } = props;
  const names = lobbyParts(sections);
  const { favouriteOf, onFavourite, onPlay, views } = props;
  const { Hero: OwnHero = Hero, Categories: OwnCategories = Categories } = views ?? {};
  const actions = { favouriteOf, onFavourite, onPlay };
  const t = useT();
  const errors = names.map((name) => parts[name]).filter((part) => part.status === 'error');
  const [first] = errors;
  if (first && errors.length === names.length) {
    return (
      <ErrorState
        level={1}
        title={t('home.allFailed')}
        body={errorMessage(first.error, t)}
        retryLabel={t('action.retry')}
        busy={errors.some(({ busy }) => busy)}
        onRetry={() => {
          for (const name of names) onRetry(name);
        }}
      />
    );
  }
  // More than two failures are shown as one message, instead of the same sentence several times.
  const many = errors.length > 2;
  const shown = (name: LobbyPart) =>
    names.includes(name) && (!many || parts[name].status !== 'error');
  const row = (name: ReturnType<typeof lobbyRows>[number]): ReactNode => {
    switch (name) {
      case 'banners':
        return (
          <OwnHero
            currency={currency}
            operatorMode={operatorMode}
            timeZone={timeZone}
            banners={shown('banners') ? parts.banners : null}
            jackpot={shown('jackpot') ? parts.jackpot : null}
            onRetry={onRetry}
          />
        );
      case 'notices':
        return <Notices notices={parts.notices} onNotice={props.onNotice} onRetry={onRetry} />;
      case 'categories':
        return (
          <OwnCategories categories={parts.categories} hotCount={hotCount} onRetry={onRetry} />
        );
      case 'hot':
        return <HotGames {...actions} games={parts.hot} currency={currency} onRetry={onRetry} />;
      case 'live':
        return <LiveTables {...actions} games={parts.live} currency={currency} onRetry={onRetry} />;
      case 'vendors':
        return <VendorShelf vendors={parts.vendors} onVendor={props.onVendor} onRetry={onRetry} />;
    }
  };
  return (
    <div className={css.page} data-widget="home" data-order={sections === null ? undefined : 'own'}>
      <VisuallyHidden>
        <h1>{t('nav.home')}</h1>
      </VisuallyHidden>
      {first && many && (
        <div className={css.news}>
          <PartError
            part={{ ...first, busy: errors.some(({ busy }) => busy) }}
            onRetry={() => {
              for (const name of names) if (parts[name].status === 'error') onRetry(name);
            }}
          />
        </div>
      )}
      {lobbyRows(names).map(
        (name) =>
          (name === 'banners' || shown(name)) && <Fragment key={name}>{row(name)}</Fragment>,
      )}
    </div>
  );
}

/**
 * Maximum number of titles that scroll in the bar, newest first: with thousands the bar would take too long to repeat.
 */
const shownInBar = 20;

type NoticesProps = Pick<HomeViewProps, 'onNotice' | 'onRetry'> & Pick<LobbyParts, 'notices'>;

const Notices = memo(function Notices({ notices, onNotice, onRetry }: NoticesProps) {
  const t = useT();
  if (notices.status === 'ready' && notices.value.length === 0) return null;
  return (
    <div className={css.notices}>
      {notices.status === 'loading' && <Skeleton />}
      {notices.status === 'error' && (
        <PartError part={notices} onRetry={() => onRetry('notices')} />
      )}
      {notices.status === 'ready' && (
        <NoticeBar
          items={notices.value.slice(0, shownInBar)}
          onOpen={onNotice}
          allHref="/noticePage"
          labels={{
            region: t('notice.notice'),
            pause: t('a11y.pauseNotices'),
            play: t('ui.resume'),
            all: t('action.seeAll'),
          }}
        />
      )}
    </div>
  );
});
