import type { MessageKey, Translate } from '../../shared/i18n/use-t.ts';
import { type CodeWords, labelOf } from '../../shared/records/labels.ts';
import type { Contract, ContractAction, Tier } from './contracts-model.ts';

/** Statuses of a contract; the API leaves the list open. */
export const contractStatuses: CodeWords = new Map([
  ['offered', { label: 'status.contract.offered', tone: 'info' }],
  ['accepted', { label: 'status.contract.accepted', tone: 'success' }],
  ['rejected', { label: 'status.contract.rejected', tone: 'neutral' }],
  ['active', { label: 'status.contract.active', tone: 'success' }],
  ['terminationRequested', { label: 'status.contract.terminationRequested', tone: 'warn' }],
  ['terminated', { label: 'status.contract.terminated', tone: 'neutral' }],
]);

/** The status in words. One's own offer reads "sent" instead of "received". */
export function statusText({ status, isReceived }: Contract, t: Translate): string {
  if (status === 'offered' && !isReceived) return t('contract.offerSent');
  return labelOf(contractStatuses, status, t);
}

const periods: CodeWords = new Map([
  ['daily', { label: 'period.daily' }],
  ['weekly', { label: 'period.weekly' }],
  ['semimonthly', { label: 'period.semimonthly' }],
  ['monthly', { label: 'period.monthly' }],
]);

/** A settlement period in words; an unknown one is shown by its code. */
export const periodWord = (period: string, t: Translate): string => labelOf(periods, period, t);

/** How often a contract is settled. */
export function settledText(
  { period, everyMinutes }: Pick<Contract, 'period' | 'everyMinutes'>,
  t: Translate,
): string {
  if (everyMinutes === null) return periodWord(period, t);
  return everyMinutes === 60
    ? t('contract.everyHour')
    : t('contract.everyMinutes', { count: everyMinutes });
}

/** A range: from the first text to the last. */
export function spanText(texts: readonly string[], t: Translate): string {
  const [low, high] = [texts[0], texts.at(-1)];
  if (low === undefined || high === undefined) return '';
  return low === high ? low : t('range.span', { from: low, to: high });
}

/** The rates of the terms, from the lowest to the highest. */
export const ratesText = (tiers: readonly Tier[], t: Translate): string =>
  spanText(
    tiers.map(({ rateText }) => rateText),
    t,
  );

/** Effects on a contract below; the list is open. */
export const effectWords: CodeWords = new Map([
  ['ends', { label: 'contract.ends', tone: 'danger' }],
  ['needsOffer', { label: 'contract.needsOffer', tone: 'warn' }],
]);

/** A step as the agent understands it. One action of the backend can stand for two steps. */
export type Step = 'accept' | 'reject' | 'refuse' | 'terminate' | 'withdraw' | 'requestTermination';

interface StepWords {
  /** The button. */
  readonly verb: MessageKey;
  readonly question: MessageKey;
  readonly done: MessageKey;
}

export const stepWords: Readonly<Record<Step, StepWords>> = {
  accept: {
    verb: 'confirm.acceptContract.action',
    question: 'confirm.acceptContract.title',
    done: 'success.contractAccepted',
  },
  reject: {
    verb: 'confirm.rejectContract.action',
    question: 'confirm.rejectContract.title',
    done: 'success.contractRejected',
  },
  refuse: {
    verb: 'contract.refuse',
    question: 'contract.refuseSure',
    done: 'contract.refused',
  },
  terminate: {
    verb: 'confirm.terminateContract.action',
    question: 'confirm.terminateContract.title',
    done: 'success.contractTerminated',
  },
  withdraw: {
    verb: 'contract.withdraw',
    question: 'contract.withdrawSure',
    done: 'contract.withdrawn',
  },
  requestTermination: {
    verb: 'contract.askEnd',
    question: 'contract.askEndSure',
    done: 'contract.endAsked',
  },
};

/** The step that an action means for this contract: one's own offer is withdrawn, not terminated. */
export function stepOf({ isReceived, status }: Contract, action: ContractAction): Step {
  if (isReceived) return action;
  if (action === 'reject') return 'refuse';
  if (action === 'terminate' && status === 'offered') return 'withdraw';
  return action;
}
