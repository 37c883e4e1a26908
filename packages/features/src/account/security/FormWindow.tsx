import { Button } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import type { ReactNode } from 'react';
import type { FormElement } from '../../shared/form/use-checked-form.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './FormWindow.css.ts';

export interface FormWindowProps {
  readonly title: string;
  /** The `form` of `useCheckedForm`. */
  readonly form: FormElement;
  /** Label of the button that sends the form. */
  readonly action: string;
  readonly busy: boolean;
  /** Goes back to the previous content of the window; then the first button says so. Default: it closes. */
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window over the centre with one form and two buttons: send, and close or back (MEM-01). */
export function FormWindow(props: FormWindowProps) {
  const { title, form, action, busy, onBack, onClose, children } = props;
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
            <Button block onClick={onBack ?? onClose}>
              {t(onBack ? 'action.back' : 'action.cancel')}
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
