import { Button, Segmented, Text } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useT } from '../../shared/i18n/use-t.ts';
import type { FilterBarProps } from './FilterBar.tsx';
import { minBets } from './filters.ts';
import * as css from './GameListView.css.ts';
import { classOptions, listOptions, minBetOptions } from './options.ts';

/** The filters of a phone, in a sheet; each choice applies at once. */
export default function FilterSheet({
  filters,
  classes,
  lists,
  stakes = true,
  onChange,
  onClose,
}: FilterBarProps & { readonly onClose: () => void }) {
  const t = useT();
  const searchable = filters.list === '';
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
        <Segmented
          block
          label={t('game.show')}
          options={listOptions(lists, t)}
          value={filters.list}
          onChange={(value) => {
            const list = lists.find((one) => one === value);
            if (list !== undefined) onChange({ list });
          }}
        />
        {searchable && classes !== null && classes.length > 0 && (
          <SelectField
            label={t('game.category')}
            placeholder={t('game.any')}
            options={classOptions(classes, t)}
            value={filters.classify}
            onChange={(event) => onChange({ classify: event.currentTarget.value })}
          />
        )}
        {searchable && stakes && (
          <div className={css.captioned}>
            <Text size="small" tone="secondary" aria-hidden="true">
              {t('game.minBet')}
            </Text>
            <Segmented
              block
              label={t('game.minBet')}
              options={minBetOptions(t)}
              value={filters.minBet}
              onChange={(value) => onChange({ minBet: minBets.find((bet) => bet === value) ?? '' })}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
