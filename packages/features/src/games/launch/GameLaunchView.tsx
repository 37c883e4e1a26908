import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  type FavouriteState,
  GameGrid,
  SectionHeader,
  Spinner,
  Text,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { Cover } from '../../shared/games/Cover.tsx';
import { GameTile } from '../../shared/games/GameTile.tsx';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './GameLaunchView.css.ts';
import type { LaunchState } from './game-launch-model.ts';
import { leaveBy } from './leave-by.ts';

export interface GameLaunchViewProps {
  readonly state: LaunchState;
  readonly game: GameSummary | null;
  /** The slim header, which updates its own clock. */
  readonly header: ReactNode;
  /** The frame of the running game. */
  readonly frame: ReactNode;
  /** Other games, offered when this game cannot be played. */
  readonly similar: readonly GameSummary[];
  readonly favouriteOf: (id: number) => FavouriteState;
  readonly onFavourite: (game: GameSummary) => void;
  readonly onPlay: (game: GameSummary) => void;
  readonly onLogin: () => void;
  readonly onRetry: () => void;
  /** Opens customer service. */
  readonly onService: () => void;
  readonly onLeave: () => void;
  readonly retrying: boolean;
  /** Opens the popup of the game. */
  readonly onPopup: (url: string) => void;
  readonly popup: 'closed' | 'open' | 'blocked';
}

/** The page of a game in every state of its launch (LCH-01). */
export function GameLaunchView(props: GameLaunchViewProps) {
  return (
    <div className={css.page} data-widget="game-launch" data-state={props.state.kind}>
      {props.header}
      <main id="main" className={css.stage}>
        <Stage {...props} />
      </main>
    </div>
  );
}

function Stage(props: GameLaunchViewProps) {
  const { state, game } = props;
  const t = useT();
  const name = game?.title ?? t('game.game');
  switch (state.kind) {
    case 'framed':
      return props.frame;
    case 'starting':
      return (
        <div className={css.starting}>
          {game && (
            <div className={css.cover}>
              <Cover src={game.coverUrl} eager />
            </div>
          )}
          <p className={css.row} role="status">
            <Spinner size={20} />
            <span>{t('launch.starting', { game: name })}</span>
          </p>
        </div>
      );
    case 'loginNeeded':
      return (
        <div className={css.message}>
          <EmptyState
            level={2}
            title={name}
            body={t('launch.loginNeeded')}
            action={
              <Button variant="primary" onClick={props.onLogin}>
                {t('action.login')}
              </Button>
            }
          />
        </div>
      );
    case 'failed':
      return (
        <div className={css.message}>
          <ErrorState
            level={2}
            title={t('launch.failed', { game: name })}
            body={errorMessage(state.error, t)}
            retryLabel={t('action.retry')}
            onRetry={props.onRetry}
            busy={props.retrying}
          />
        </div>
      );
    case 'badAddress':
      return (
        <div className={css.message}>
          <ErrorState
            level={2}
            title={t('launch.failed', { game: name })}
            body={t('error.invalidUrl')}
            retryLabel={t('action.retry')}
            onRetry={props.onRetry}
            busy={props.retrying}
            action={<Button onClick={props.onService}>{t('service.customerService')}</Button>}
          />
        </div>
      );
    case 'window':
      return <OwnWindow {...props} url={state.url} isPopup={state.popup} name={name} />;
    case 'unavailable':
      return (
        <Instead {...props} title={t('screen.gameUnavailable.title')} art="net">
          {t('screen.gameUnavailable.body')}
        </Instead>
      );
    case 'notFound':
      return (
        <Instead {...props} title={t('launch.notFound')} art="river">
          {t('screen.gameUnavailable.body')}
        </Instead>
      );
  }
}

type OwnWindowProps = GameLaunchViewProps & {
  readonly url: string;
  readonly isPopup: boolean;
  readonly name: string;
};

/** The window is opened by a press, so that no browser blocks it as an advertisement. */
function OwnWindow({ url, isPopup, name, popup, onPopup }: OwnWindowProps) {
  const t = useT();
  const open = t(popup === 'closed' ? 'game.launch' : 'action.allowPopup');
  return (
    <div className={css.message}>
      {popup === 'blocked' && (
        <Alert tone="warn" role="alert">
          {t('error.popupBlocked')}
        </Alert>
      )}
      <Text role="status">{popup === 'open' ? t('launch.newWindow', { game: name }) : name}</Text>
      {isPopup ? (
        <Button variant="primary" size="lg" onClick={() => onPopup(url)}>
          {open}
        </Button>
      ) : (
        <ButtonLink
          variant="primary"
          size="lg"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {open}
        </ButtonLink>
      )}
      <Text size="small" tone="secondary">
        {t('a11y.newWindow')}
      </Text>
    </div>
  );
}

type InsteadProps = GameLaunchViewProps & {
  readonly title: string;
  readonly art: 'net' | 'river';
  readonly children: ReactNode;
};

/** Says why this game cannot be played, and suggests others. */
function Instead({ title, art, children, ...props }: InsteadProps) {
  const t = useT();
  return (
    <div className={css.column}>
      <EmptyState
        level={2}
        art={art}
        title={title}
        body={children}
        action={
          <ButtonLink href="/" onClick={(event) => leaveBy(event, props.onLeave)}>
            {t('game.backToLobby')}
          </ButtonLink>
        }
      />
      {props.similar.length > 0 && (
        <section>
          <SectionHeader title={t('game.popularGames')} />
          <GameGrid>
            {props.similar.map((game) => (
              <GameTile
                key={game.id}
                game={game}
                favourite={props.favouriteOf(game.id)}
                onFavourite={props.onFavourite}
                onPlay={props.onPlay}
              />
            ))}
          </GameGrid>
        </section>
      )}
    </div>
  );
}
