import { ButtonLink, Heading, Inline, Surface } from '@parlour/ui';
import { RadioGroup } from '@parlour/ui/forms';
import { Landmark, Plus, Smartphone } from 'lucide-react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './WithdrawView.css.ts';
import { holderOf, type PayoutAccount, securityHref } from './withdraw-model.ts';

interface AccountsProps {
  readonly accounts: readonly PayoutAccount[];
  readonly controlId: string;
  readonly value: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** The choice of the payout account, masked, with a link to add one more (WAL-03). */
export function Accounts({ accounts, label, ...field }: AccountsProps) {
  const t = useT();
  const figures = useFigures();
  const holder = holderOf(accounts);
  return (
    <Surface as="section" aria-labelledby="withdraw-accounts">
      <div className={css.fields}>
        <Inline justify="between">
          <Heading level={3} id="withdraw-accounts">
            {label}
          </Heading>
          <ButtonLink
            variant="ghost"
            icon={Plus}
            href={securityHref}
            aria-label={t('empty.payoutAccounts.action')}
          >
            {t('action.add')}
          </ButtonLink>
        </Inline>
        <RadioGroup
          {...field}
          name="accountId"
          label={label}
          labelHidden
          required
          variant="card"
          hint={holder === null ? undefined : t('withdraw.nameMatch', { name: holder })}
          options={accounts.map(({ id, name, masked, holder: person, isBank }) => ({
            value: id,
            label: name,
            detail: (
              <>
                <bdi translate="no" dir="ltr">
                  {figures(masked)}
                </bdi>{' '}
                <span>{'\u00B7'}</span> <bdi translate="no">{person}</bdi>
              </>
            ),
            icon: isBank ? Landmark : Smartphone,
          }))}
        />
      </div>
    </Surface>
  );
}
