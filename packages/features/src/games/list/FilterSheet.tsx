import { Button, Text } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { useT } from '../../shared/i18n/use-t.ts';
import type { FilterBarProps } from './FilterBar.tsx';
import { ClassChoice, ListChoice, StakeChoice } from './FilterChoices.tsx';
import * as css from './GameListView.css.ts';

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
  const choice = { filters, onChange };
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
        <ListChoice {...choice} lists={lists} />
        {searchable && <ClassChoice {...choice} classes={classes} />}
        {searchable && stakes && (
          <div className={css.captioned}>
            <Text size="small" tone="secondary" aria-hidden="true">
              {t('game.minBet')}
            </Text>
            <StakeChoice {...choice} />
          </div>
        )}
      </div>
    </Modal>
  );
}
