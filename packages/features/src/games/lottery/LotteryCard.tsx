import { Button, Heading, IconButton, Surface, Text } from '@parlour/ui';
import { Heart } from 'lucide-react';
import { Cover } from '../../shared/games/Cover.tsx';
import { useT } from '../../shared/i18n/use-t.ts';
import { Balls } from './Balls.tsx';
import * as css from './LotteryView.css.ts';
import type { Lottery } from './lottery-model.ts';

export interface LotteryCardProps {
  readonly lottery: Lottery;
  readonly favourite: boolean;
  readonly onFavourite: () => void;
  readonly onPlay: () => void;
  readonly eager: boolean;
}

/** A lottery: its next draw, the last numbers, and a play button while bets are open. */
export function LotteryCard({ lottery, favourite, onFavourite, onPlay, eager }: LotteryCardProps) {
  const { name, nextDraw, lastNumbers, betOpen, coverUrl } = lottery;
  const t = useT();
  return (
    <Surface as="li" padding="none" clip className={css.card} data-code={lottery.code}>
      <div className={css.cover}>
        <Cover src={coverUrl} eager={eager} />
      </div>
      <div className={css.body}>
        <div className={css.name}>
          <Heading level={2} size="s" className={css.grow}>
            {name}
          </Heading>
          <IconButton
            label={t(favourite ? 'game.removeFavourite' : 'game.addFavourite')}
            icon={<Heart {...(favourite && { fill: 'currentColor' })} />}
            aria-pressed={favourite}
            onClick={onFavourite}
          />
        </div>
        <Text size="caption" tone="muted">
          {nextDraw === null ? t('lottery.pending') : t('lottery.nextDraw', { time: nextDraw })}
        </Text>
        {lastNumbers.length > 0 && (
          <Balls numbers={lastNumbers} label={t('lottery.lastNumbersOf', { name })} />
        )}
        <Button
          variant="soft"
          block
          disabled={!betOpen}
          className={css.play}
          onClick={onPlay}
          {...(betOpen && { 'aria-label': t('lottery.playNamed', { name }) })}
        >
          {t(betOpen ? 'game.play' : 'lottery.closed')}
        </Button>
      </div>
    </Surface>
  );
}
