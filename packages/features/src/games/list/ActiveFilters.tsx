import { Chip } from '@parlour/ui';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { FilterChange, GameFilters } from './filters.ts';
import * as css from './GameListView.css.ts';
import { ResultCount } from './GameListView.tsx';
import { classKey } from './options.ts';

/** The number of games, and every active filter as a chip that can be removed. */
export function ActiveFilters({
  filters,
  total,
  whole,
  currencySymbol,
  onChange,
}: {
  readonly filters: GameFilters;
  readonly total: number | null;
  /** The list is not filtered: its number, which the title shows too, is only announced. */
  readonly whole: boolean;
  readonly currencySymbol: string;
  readonly onChange: (change: FilterChange) => void;
}) {
  const t = useT();
  const figures = useFigures();
  const { classify, minBet } = filters;
  const key = classKey(classify);
  const remove = t('action.remove');
  return (
    <div className={whole ? css.announced : css.active}>
      <span className={css.grow}>
        <ResultCount count={total} />
      </span>
      {classify !== '' && (
        <Chip selected removeLabel={remove} onRemove={() => onChange({ classify: '' })}>
          {key ? t(key) : classify}
        </Chip>
      )}
      {minBet !== '' && (
        <Chip selected removeLabel={remove} onRemove={() => onChange({ minBet: '' })}>
          {`${t('game.minBet')} ${figures(formatMoney(minBet, { symbol: currencySymbol }) ?? minBet)}`}
        </Chip>
      )}
    </div>
  );
}
