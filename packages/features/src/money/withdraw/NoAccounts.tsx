import { ButtonLink, EmptyState, Surface } from '@parlour/ui';
import { Plus } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { securityHref } from './withdraw-model.ts';

/** Says that there is no payout account yet, with a link to add one (WAL-03). */
export function NoAccounts() {
  const t = useT();
  return (
    <Surface>
      <EmptyState
        level={3}
        title={t('empty.payoutAccounts.title')}
        body={`${t('withdraw.addAccount')} ${t('empty.payoutAccounts.body')}`}
        action={
          <ButtonLink variant="primary" icon={Plus} href={securityHref}>
            {t('empty.payoutAccounts.action')}
          </ButtonLink>
        }
      />
    </Surface>
  );
}
