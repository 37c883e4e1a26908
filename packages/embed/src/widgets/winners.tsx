import {
  toWinnerBoard,
  useT,
  vendorNamesOf,
  WinnerList,
  WinnerListSkeleton,
  winnersAtMost,
} from '@parlour/features/content';
import { Text } from '@parlour/ui';
import { Failed } from '../frame/Failed.tsx';
import { Frame } from '../frame/Frame.tsx';
import { countIn } from '../options.ts';
import type { ContentProps } from '../surroundings.ts';
import { useSharedRead, useTold } from './use-shared.ts';
import * as css from './winners.css.ts';

const noNames = vendorNamesOf([]);

/** The newest winners, with masked names (GAM-08, WIN-01). */
export function Content({ surroundings, ...told }: ContentProps) {
  const { page, language, options, site, clock } = surroundings;
  const winners = page.winners(language);
  const part = useSharedRead(winners);
  const t = useT();
  const rows = countIn(options.rows ?? '', { least: 1, most: winnersAtMost, fallback: 5 });
  useTold(part, told);
  const board =
    part.status === 'ready'
      ? toWinnerBoard(part.value, site.settings.currencySymbol, noNames)
      : null;
  return (
    <Frame
      surroundings={surroundings}
      title={t('game.latestWinners')}
      saysDemo={board?.demo === true}
      more="/winners"
    >
      <div className={css.box} aria-busy={part.status === 'loading' || undefined}>
        {part.status === 'loading' && <WinnerListSkeleton rows={rows} bare />}
        {part.status === 'error' && <Failed busy={part.busy} onRetry={winners.refresh} />}
        {board?.rows.length === 0 && (
          <Text className={css.empty} size="small" tone="secondary">
            {t('empty.winners.title')}
          </Text>
        )}
        {board && board.rows.length > 0 && (
          <WinnerList board={board} atMost={rows} clock={clock} bare />
        )}
      </div>
    </Frame>
  );
}
