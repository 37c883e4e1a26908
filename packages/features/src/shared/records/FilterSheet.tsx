import { Button, Inline } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import * as css from './records.css.ts';

export interface FilterSheetProps {
  /** The fields. Each choice applies at once. */
  readonly children: ReactNode;
  /** Clears every filter; left out if none is active. */
  readonly onClear?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The filters and the order of a list on a phone, in a sheet. */
export default function FilterSheet({ children, onClear, onClose }: FilterSheetProps) {
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('game.filters')}
      closeLabel={t('action.close')}
      height={0}
      footer={
        <Inline gap="s3">
          {onClear && <Button onClick={onClear}>{t('empty.filter.action')}</Button>}
          <Button variant="primary" onClick={onClose}>
            {t('action.applyFilter')}
          </Button>
        </Inline>
      }
    >
      <div className={css.sheet}>{children}</div>
    </Modal>
  );
}
