import { Skeleton } from '@parlour/ui';
import { useState } from 'react';
import type { Failure } from '../../../shared/form/use-attempt.ts';
import { useRefusals } from '../../../shared/form/use-refusals.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PartError } from '../../../shared/parts/PartError.tsx';
import type { AccountDraft, PayoutAccounts } from '../../../shared/payout/payout-accounts.ts';
import { AccountStep } from './AccountStep.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import * as css from './FirstWithdrawalView.css.ts';
import type { FirstWithdrawalViewProps, GivenPassword } from './FirstWithdrawalView.props.ts';
import { detailNames, type FirstStep, stepAfter, stepBefore } from './first-withdrawal.ts';
import { MethodStep } from './MethodStep.tsx';
import { KnownPasswordStep, NewPasswordStep } from './PasswordStep.tsx';

/**
 * What a member sets up once before the first withdrawal: bank or wallet, account, transaction password. One step is
 * shown at a time, and every step leads back (WAL-03).
 */
export function FirstWithdrawalView(props: FirstWithdrawalViewProps) {
  const { steps, accounts, onRetry } = props;
  const [current, setCurrent] = useState(props.first ?? steps[0] ?? 'password');
  const [isMoved, setMoved] = useState(false);
  const go = (step: FirstStep) => {
    setCurrent(step);
    setMoved(true);
  };
  const failure = useFailurePlace(props.failure, current, go);
  return (
    <div className={css.root}>
      <FirstSteps steps={steps} current={current} onSelect={props.busy ? undefined : go} />
      {accounts.status === 'loading' && <Skeleton height={320} />}
      {accounts.status === 'error' && <PartError part={accounts} onRetry={onRetry} />}
      {accounts.status === 'ready' && (
        <CurrentStep {...props} of={accounts.value} {...{ failure, current, isMoved, go }} />
      )}
    </div>
  );
}

interface CurrentStepProps extends FirstWithdrawalViewProps {
  readonly of: PayoutAccounts;
  readonly current: FirstStep;
  readonly isMoved: boolean;
  readonly go: (step: FirstStep) => void;
}

function CurrentStep(props: CurrentStepProps) {
  const { of, current, steps, missing, failure, isMoved, go, onDraft, onFinish } = props;
  const t = useT();
  // What is typed is kept here from step to step. Passwords stay only until the page is left.
  const [draft, setDraft] = useState(() => ofKnown(props.draft, of));
  const [secret, setSecret] = useState('');
  const type = (change: Partial<AccountDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onDraft(next);
  };
  const provider = of.providers.find(({ id }) => id === draft.providerId)?.name ?? '';
  const before = stepBefore(steps, current);
  const next = () => go(stepAfter(steps, current));
  const onBack = before === null ? undefined : () => go(before);
  if (current === 'method') {
    return (
      <MethodStep
        {...{ of, isMoved }}
        providerId={draft.providerId}
        onType={(providerId) => type({ providerId })}
        onNext={next}
      />
    );
  }
  if (current === 'account') {
    return (
      <AccountStep
        {...{ provider, isMoved }}
        holder={of.holder}
        details={draft}
        failure={failure}
        onType={type}
        onBack={() => go('method')}
        onNext={next}
      />
    );
  }
  const sentence = t(of.holder === null ? 'payout.sureFirst' : 'payout.sureBody', {
    account: `${provider} ${draft.accountNumber}`,
    name: draft.accountName,
  });
  const password = {
    ...{ failure, isMoved, onBack },
    account: missing.account ? sentence : null,
    rule: props.rule,
    busy: props.busy,
    onFinish: (given: GivenPassword) => {
      setSecret(given.kind === 'new' ? given.values.paymentPassword : given.paymentPassword);
      onFinish(draft, given);
    },
  };
  return missing.password ? (
    <NewPasswordStep {...password} />
  ) : (
    <KnownPasswordStep {...password} secret={secret} />
  );
}

/** A kept bank or wallet that the backend no longer offers is not chosen. */
const ofKnown = (draft: AccountDraft, { providers }: PayoutAccounts): AccountDraft =>
  providers.some(({ id }) => id === draft.providerId) ? draft : { ...draft, providerId: '' };

/** Goes to the step that a refusal is about, once for each failure, and returns the failure there only. */
function useFailurePlace(
  failure: Failure | null,
  current: FirstStep,
  go: (step: FirstStep) => void,
): Failure | null {
  const isDetail = useRefusals(failure?.error, detailNames).size > 0;
  const [seen, setSeen] = useState(failure?.attempt);
  if (seen !== failure?.attempt) {
    setSeen(failure?.attempt);
    if (isDetail) go('account');
  }
  return isDetail === (current === 'account') ? failure : null;
}
