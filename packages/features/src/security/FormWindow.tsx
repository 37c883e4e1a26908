import { Button } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import type { ReactNode } from 'react';
import type { TextForm } from '../form/index.ts';
import { useT } from '../i18n/index.ts';
import * as css from './FormWindow.css.ts';

export interface FormWindowProps {
  readonly title: string;
  /** Of `useTextForm`. */
  readonly form: TextForm<string, string>['form'];
  /** Word on the button that sends. */
  readonly action: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window over the centre with one form and two ways out of it (MEM-01). */
export function FormWindow({ title, form, action, busy, onClose, children }: FormWindowProps) {
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      closeLabel={t('action.close')}
      width={480}
    >
      <FormStatus message={busy ? t('loading.saving') : ''}>
        <form className={css.form} {...form}>
          {children}
          <div className={css.choice}>
            <Button block onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" variant="primary" block busy={busy}>
              {action}
            </Button>
          </div>
        </form>
      </FormStatus>
    </Modal>
  );
}
