import type { Translate } from '../../shared/i18n/use-t.ts';
import type { TierField, TierProblem } from './tiers.ts';

interface About {
  readonly field: TierField;
  readonly label: string;
  /** The agent's own highest rate, in percent. */
  readonly top: string | null;
}

/** The error text for one box of a step (AGT-13). */
export function tierMessage(
  problem: TierProblem,
  { field, label, top }: About,
  t: Translate,
): string {
  switch (problem) {
    case 'required':
      return t('validation.requiredField', { field: label });
    case 'decimals':
      return t('validation.amountDecimals', { count: 2 });
    case 'zero':
      return t('contract.aboveNothing');
    case 'tooHigh':
      return top === null ? t('contract.aboveAll') : t('contract.aboveOwn', { rate: `${top}%` });
    case 'notHigher':
      return t('contract.rateRises');
    case 'lower':
      return t(field === 'bet' ? 'contract.betFalls' : 'contract.membersFall');
    case 'same':
      return t('contract.sameStep');
    case 'whole':
    case 'invalid':
      return t(field === 'members' ? 'contract.wholeNumber' : 'contract.wrongNumber');
  }
}
