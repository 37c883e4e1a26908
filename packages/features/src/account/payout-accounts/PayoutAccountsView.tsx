import { Alert, Button, EmptyState, IconSlot, Skeleton, Stack, Text } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { Landmark, Plus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { PayoutAccount, PayoutAccounts } from '../../shared/payout/payout-accounts.ts';
import { AddAccount } from './AddAccount.tsx';
import * as css from './PayoutAccountsView.css.ts';
import type { PayoutAccountsViewProps } from './PayoutAccountsView.props.ts';
import { RemoveAccount } from './RemoveAccount.tsx';

/** What the window shows: the list, a new account, or the removal of one. */
type Step = { readonly at: number } & (
  | { readonly what: 'list' }
  | { readonly what: 'add' }
  | { readonly what: 'remove'; readonly account: PayoutAccount }
);

/** The accounts to which money can be paid out: view, add, remove (MEM-01, WAL-03). */
export function PayoutAccountsView(props: PayoutAccountsViewProps) {
  const { accounts, made, onStep } = props;
  const [chosen, setChosen] = useState<Step>({ what: 'list', at: made });
  // After a success the step that was started before it is finished.
  const step: Step = chosen.at === made ? chosen : { what: 'list', at: made };
  const setStep = (next: Step) => {
    onStep?.();
    setChosen(next);
  };
  const toList = () => setStep({ what: 'list', at: made });
  if (step.what === 'add' && accounts.status === 'ready') {
    return <AddAccount {...props} of={accounts.value} onBack={toList} />;
  }
  if (step.what === 'remove') {
    return <RemoveAccount {...props} account={step.account} onBack={toList} />;
  }
  return (
    <List
      {...props}
      onBegin={() => setStep({ what: 'add', at: made })}
      onWant={(account) => setStep({ what: 'remove', account, at: made })}
    />
  );
}

interface ListProps extends PayoutAccountsViewProps {
  readonly onBegin: () => void;
  readonly onWant: (account: PayoutAccount) => void;
}

function List({ accounts, hasPassword, onClose, onRetry, ...on }: ListProps) {
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={(open) => open || onClose()}
      title={t('security.payout')}
      closeLabel={t('action.close')}
      width={480}
    >
      <Stack>
        {accounts.status === 'loading' && <Skeleton height={160} />}
        {accounts.status === 'error' && <PartError part={accounts} onRetry={onRetry} />}
        {accounts.status === 'ready' && (
          <>
            {hasPassword === false && (
              <Alert
                tone="warn"
                action={
                  <Button size="sm" onClick={on.onSetPassword}>
                    {t('security.setNow')}
                  </Button>
                }
              >
                {t('withdraw.setPassword')}
              </Alert>
            )}
            <Accounts of={accounts.value} isFixed={hasPassword === false} {...on} />
          </>
        )}
      </Stack>
    </Modal>
  );
}

interface AccountsProps extends Pick<ListProps, 'onBegin' | 'onWant'> {
  readonly of: PayoutAccounts;
  readonly isFixed: boolean;
}

function Accounts({ of: { accounts, most }, isFixed, onBegin, onWant }: AccountsProps) {
  const t = useT();
  const isFull = accounts.length >= most;
  return (
    <>
      {accounts.length === 0 ? (
        <EmptyState title={t('empty.payoutAccounts.title')} body={t('empty.payoutAccounts.body')} />
      ) : (
        <ul className={css.list}>
          {accounts.map((account) => (
            <li key={account.id} className={css.row}>
              <IconSlot icon={account.kind === 'bank' ? Landmark : Smartphone} />
              <span className={css.words}>
                <Text as="span" bold>
                  {account.provider}
                </Text>
                <Text as="span" size="small" tone="secondary">
                  <bdi translate="no" dir="ltr">
                    {account.number}
                  </bdi>{' '}
                  <span>{'\u00B7'}</span> <bdi translate="no">{account.holder}</bdi>
                </Text>
              </span>
              <Button
                size="sm"
                variant="ghost"
                disabled={isFixed}
                aria-label={t('payout.removeNamed', {
                  account: `${account.provider} ${account.number}`,
                })}
                onClick={() => onWant(account)}
              >
                {t('action.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Text size="small" tone="secondary">
        {t(isFull ? 'payout.full' : 'payout.most', { count: most })}
      </Text>
      <Button block icon={Plus} disabled={isFixed || isFull} onClick={onBegin}>
        {t('empty.payoutAccounts.action')}
      </Button>
    </>
  );
}
