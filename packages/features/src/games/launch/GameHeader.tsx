import { Badge, DesktopOnly, IconButton, type SlimFact, SlimGameHeader } from '@parlour/ui';
import { Heart, Maximize, Scale, Timer, Wallet } from 'lucide-react';
import { useSeconds } from '../../shared/games/use-seconds.ts';
import { formatDuration } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { PlayLink } from '../../shared/play/PlayLink.tsx';
import { leaveBy } from './leave-by.ts';

export interface GameHeaderViewProps {
  /** `null` for an unknown game: the header says "game". */
  readonly title: string | null;
  readonly vendor: string | null;
  readonly demo: boolean;
  /** Duration and net of the session; `null` for a game that does not run here. */
  readonly session: { readonly seconds: number; readonly net: string } | null;
  /** Formatted; `null` for a visitor. */
  readonly balance: string | null;
  readonly currency: string;
  /** Where responsible play leads. */
  readonly playHref: string;
  readonly favourite: { readonly on: boolean; readonly busy: boolean } | null;
  readonly onFavourite: () => void;
  /** Left out when the game is not in a frame; `null` while it starts: the button has its place already. */
  readonly onFullScreen?: (() => void) | null | undefined;
  /** Leaves room for the panel of the demo. Default false. */
  readonly toolSpace?: boolean;
  readonly onLeave: () => void;
}

/** The header over a game: back link, name, time, money, and the way to limits and breaks (NAV-06, X-01). */
export function GameHeaderView(props: GameHeaderViewProps) {
  const { session, balance, currency, favourite, onFullScreen } = props;
  const t = useT();
  const figures = useFigures();
  const facts: SlimFact[] = [];
  if (session) {
    const net = formatMoney(session.net, { symbol: currency, signed: true });
    facts.push(
      {
        id: 'time',
        label: t('ui.session'),
        value: figures(formatDuration(session.seconds)),
        icon: Timer,
      },
      {
        id: 'net',
        label: t('launch.thisSession'),
        value: figures(net ?? ''),
        icon: Scale,
        onPhones: 'label',
      },
    );
  }
  if (balance !== null) {
    facts.push({ id: 'balance', label: t('wallet.balance'), value: balance, icon: Wallet });
  }
  return (
    <SlimGameHeader
      back={{
        label: t('game.backToLobby'),
        href: '/',
        onSelect: (event) => leaveBy(event, props.onLeave),
      }}
      title={props.title ?? t('game.game')}
      subtitle={props.vendor ?? undefined}
      badge={props.demo && <Badge solid>{t('badge.demo')}</Badge>}
      facts={facts}
      toolSpace={props.toolSpace}
      actions={
        <>
          <PlayLink href={props.playHref} />
          {favourite && (
            <DesktopOnly>
              <IconButton
                icon={<Heart {...(favourite.on && { fill: 'currentColor' })} />}
                label={t(favourite.on ? 'game.removeFavourite' : 'game.addFavourite')}
                aria-pressed={favourite.on}
                busy={favourite.busy}
                onClick={props.onFavourite}
              />
            </DesktopOnly>
          )}
          {onFullScreen !== undefined && (
            <IconButton
              icon={Maximize}
              label={t('game.fullScreen')}
              disabled={onFullScreen === null}
              {...(onFullScreen && { onClick: onFullScreen })}
            />
          )}
        </>
      }
    />
  );
}

export interface GameHeaderProps extends Omit<GameHeaderViewProps, 'session'> {
  /** When the game started, in ms since 1970; `null` before. */
  readonly startedAt: number | null;
  /** The game is starting: its figures have their places already, at zero. */
  readonly isStarting: boolean;
  readonly net: string;
}

/** The header with its running clock. A tick re-renders only the header. */
export function GameHeader({ startedAt, isStarting, net, ...rest }: GameHeaderProps) {
  const seconds = useSeconds(startedAt);
  const hasFigures = isStarting || startedAt !== null;
  return <GameHeaderView {...rest} session={hasFigures ? { seconds, net } : null} />;
}
