import { ButtonLink, EmptyState, Surface } from '@parlour/ui';
import { Plus } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { securityHref } from './withdraw-model.ts';

/** Nothing can be paid out to anywhere yet, and the way to change that (WAL-03). */
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
