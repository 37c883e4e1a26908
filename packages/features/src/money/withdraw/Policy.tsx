import { Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './WithdrawView.css.ts';

/** What silence means: the words of the operator and nothing else (WAL-04). */
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
