import { Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './WithdrawView.css.ts';

/** What happens when the member does not answer, in the exact words of the operator (WAL-04). */
export function Policy({ text }: { readonly text: string | null }) {
  const t = useT();
  return (
    <div className={css.rule}>
      <Text size="small" tone="secondary">
        {t('withdraw.policy')}
      </Text>
      <Text>{text ?? t('withdraw.policyMissing')}</Text>
    </div>
  );
}
