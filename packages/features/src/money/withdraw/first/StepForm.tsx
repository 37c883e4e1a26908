import { Button, Heading, Surface, Text } from '@parlour/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SendButton, SendForm } from '../../../shared/form/SendForm.tsx';
import type { FormElement } from '../../../shared/form/use-checked-form.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import * as css from './FirstWithdrawalView.css.ts';

interface StepFormProps {
  readonly title: string;
  /** Default: no sentence under the title. */
  readonly lead?: string | undefined;
  /** The `form` of `useCheckedForm`. */
  readonly form: FormElement;
  /** Label of the button that goes on. */
  readonly action: string;
  readonly busy?: boolean;
  /** The member came here from another step, so the title takes the focus. */
  readonly isMoved: boolean;
  /** Default: there is no step before. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One step: a title, its fields, and the way back and on (WAL-03). */
export function StepForm(props: StepFormProps) {
  const { title, lead, form, action, busy = false, isMoved, onBack, children } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (isMoved) heading.current?.focus();
  }, [isMoved]);
  return (
    <Surface as="section" aria-labelledby={id}>
      <SendForm className={css.form} form={form} busy={busy} says={t('loading.saving')}>
        <Heading level={3} id={id} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="secondary">{lead}</Text>}
        {children}
        <div className={css.choice} data-single={onBack === undefined || undefined}>
          {onBack && (
            <Button block size="lg" onClick={onBack}>
              {t('firstWithdrawal.back')}
            </Button>
          )}
          <SendButton block busy={busy}>
            {action}
          </SendButton>
        </div>
      </SendForm>
    </Surface>
  );
}
