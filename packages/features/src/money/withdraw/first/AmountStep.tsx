import { Heading } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { FirstSteps } from './FirstSteps.tsx';
import * as css from './FirstWithdrawalView.css.ts';
import type { FirstStep } from './first-withdrawal.ts';

/** Head of the last step, above the usual form: the amount. It takes the focus, because the step before it is gone. */
export function AmountStep({ steps }: { readonly steps: readonly FirstStep[] }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.root}>
      <FirstSteps steps={steps} current="amount" />
      <Heading level={3} ref={heading} tabIndex={-1}>
        {t('firstWithdrawal.amountTitle')}
      </Heading>
    </div>
  );
}
