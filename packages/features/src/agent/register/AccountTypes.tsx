import { RadioGroup } from '@parlour/ui/forms';
import { useT } from '../../shared/i18n/use-t.ts';
import { type AccountType, isAccountType, wordOfType } from './register-center-model.ts';

interface AccountTypesProps {
  readonly types: readonly AccountType[];
  readonly value: AccountType;
  readonly onChoose: (type: AccountType) => void;
}

const details = { agent: 'downline.agentDetail', member: 'downline.memberDetail' } as const;

/** The choice of the kind of account (AGT-03). */
export function AccountTypes({ types, value, onChoose }: AccountTypesProps) {
  const t = useT();
  return (
    <RadioGroup
      label={t('team.accountType')}
      variant="card"
      columns
      value={value}
      options={types.map((type) => {
        const word = wordOfType(type);
        return { value: type, label: word ? t(word) : type, detail: t(details[type]) };
      })}
      onChange={(next) => isAccountType(next) && onChoose(next)}
    />
  );
}
