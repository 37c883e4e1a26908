import { Skeleton, Surface, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './HomeShelvesView.css.ts';
import { type Drawn, drawsShown } from './home-shelves-model.ts';
import { places, ShelfSection } from './ShelfSection.tsx';

export interface DrawsProps {
  readonly part: Part<readonly Drawn[]>;
  readonly onRetry: () => void;
}

const isEmpty = (draws: readonly Drawn[]) => draws.length === 0;

/** The last draw of the first lotteries, and the time of their next draw (LOT-01). */
export function Draws({ part, onRetry }: DrawsProps) {
  const t = useT();
  return (
    <ShelfSection
      part={part}
      isEmpty={isEmpty}
      title={t('game.drawnNumbers')}
      href="/lott"
      onRetry={onRetry}
      skeleton={
        <div className={css.draws}>
          {places(drawsShown).map((place) => (
            <Skeleton key={place} className={css.draw} shape="block" height="100%" />
          ))}
        </div>
      }
    >
      {(draws) => (
        <ul className={css.draws}>
          {draws.map(({ code, name, numbers, next }) => (
            <Surface as="li" key={code} className={css.draw}>
              <div className={css.drawHead}>
                <b>{name}</b>
                {next !== null && (
                  <Text as="span" size="small" tone="muted">
                    {t('lottery.nextDraw', { time: next })}
                  </Text>
                )}
              </div>
              <ol className={css.balls} dir="ltr">
                {numbers.map((number, place) => (
                  // A drawn number may occur twice, so its position is the key.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the places of a draw never move.
                  <li key={place} className={css.ball}>
                    {number}
                  </li>
                ))}
              </ol>
            </Surface>
          ))}
        </ul>
      )}
    </ShelfSection>
  );
}
