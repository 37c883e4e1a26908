import { Button, Segmented } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useT } from '../../shared/i18n/use-t.ts';
import { type FilterChange, type GameFilters, minBets } from './filters.ts';
import * as css from './GameListView.css.ts';
import { classOptions, minBetOptions } from './options.ts';

interface FilterSheetProps {
  readonly filters: GameFilters;
  readonly classes: readonly string[];
  readonly stakes: boolean;
  readonly onChange: (change: FilterChange) => void;
  readonly onClose: () => void;
}

/** The filters of a phone, in a sheet; each choice applies at once. */
export default function FilterSheet({
  filters,
  classes,
  stakes,
  onChange,
  onClose,
}: FilterSheetProps) {
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('game.filters')}
      closeLabel={t('action.close')}
      height={0}
      footer={
        <Button block onClick={onClose}>
          {t('action.applyFilter')}
        </Button>
      }
    >
      <div className={css.sheet}>
        {classes.length > 0 && (
          <SelectField
            label={t('game.category')}
            placeholder={t('game.any')}
            options={classOptions(classes, t)}
            value={filters.classify}
            onChange={(event) => onChange({ classify: event.currentTarget.value })}
          />
        )}
        {stakes && (
          <Segmented
            block
            label={t('game.minBet')}
            options={minBetOptions(t)}
            value={filters.minBet}
            onChange={(value) => onChange({ minBet: minBets.find((bet) => bet === value) ?? '' })}
          />
        )}
      </div>
    </Modal>
  );
}
