import { Segmented } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { useT } from '../../shared/i18n/use-t.ts';
import { type FilterChange, type GameFilters, type ListType, minBets } from './filters.ts';
import { classOptions, listOptions, minBetOptions } from './options.ts';

interface ChoiceProps {
  readonly filters: GameFilters;
  readonly onChange: (change: FilterChange) => void;
  /** In the toolbar of a desktop: low, and its name is hidden. Default: as wide as the sheet of a phone. */
  readonly compact?: boolean;
}

/** All games, hot ones, favourites or recent ones. */
export function ListChoice({
  lists,
  filters,
  onChange,
  compact = false,
}: ChoiceProps & { readonly lists: readonly ListType[] }) {
  const t = useT();
  return (
    <Segmented
      block={!compact}
      label={t('game.show')}
      options={listOptions(lists, t)}
      value={filters.list}
      onChange={(value) => {
        const list = lists.find((one) => one === value);
        if (list !== undefined) onChange({ list });
      }}
    />
  );
}

/** The class of the games, where the list has classes. */
export function ClassChoice({
  classes,
  filters,
  onChange,
  compact = false,
}: ChoiceProps & { readonly classes: readonly string[] | null }) {
  const t = useT();
  if (classes === null || classes.length === 0) return null;
  return (
    <SelectField
      compact={compact}
      labelHidden={compact}
      label={t('game.category')}
      placeholder={t(compact ? 'game.category' : 'game.any')}
      options={classOptions(classes, t)}
      value={filters.classify}
      onChange={(event) => onChange({ classify: event.currentTarget.value })}
    />
  );
}

/** The smallest stake of the games. Its caption stands beside it. */
export function StakeChoice({ filters, onChange, compact = false }: ChoiceProps) {
  const t = useT();
  return (
    <Segmented
      block={!compact}
      label={t('game.minBet')}
      options={minBetOptions(t)}
      value={filters.minBet}
      onChange={(value) => onChange({ minBet: minBets.find((bet) => bet === value) ?? '' })}
    />
  );
}
