import type { Backend } from '../../backend.ts';
import { methodOf } from '../../cashier/deposits.ts';
import { mainWallet } from '../../cashier/wallets.ts';
import type { Language } from '../../catalogue/language.ts';
import {
  incomeName,
  mallRewards,
  payoutProviders,
  sourceName,
} from '../../catalogue/member-policy.ts';
import type { BookLine } from '../../ledger/queries.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { masked } from '../../team/names.ts';
import { translate } from '../../text/translate.ts';

/** The description of a line in the account record. */
export function detailOf(
  backend: Backend,
  memberId: string,
  { kind, note, reference }: BookLine,
  language: Language,
): string {
  switch (kind) {
    case 'deposit':
      return methodOf(note)?.name[language] ?? note;
    case 'withdrawal':
    case 'withdrawalReturned': {
      const account = memberAccountOf(backend, memberId).accounts.find(({ id }) => id === note);
      const provider = payoutProviders.find(({ providerId }) => providerId === account?.providerId);
      return provider?.name[language] ?? note;
    }
    case 'transfer':
      return note
        .split('>')
        .map((wallet) => nameOf(backend, wallet, language))
        .join(' → ');
    case 'uplineOut':
    case 'uplineIn':
    case 'downlineOut':
    case 'downlineIn':
      return masked(note);
    case 'reward':
    case 'bonus':
    case 'bonusReleased':
      return sourceName(note)[language];
    case 'redeem':
    case 'redeemReturned':
      return mallRewards.find(({ rewardId }) => rewardId === note)?.name[language] ?? note;
    case 'commission':
    case 'dividend':
    case 'salary':
      return incomeName(note)[language];
    case 'rebate':
      return translate('manualRebate', language);
    case 'convert':
      return translate('pointsConverted', language);
    case 'opening':
      return translate('openingBalance', language);
    case 'bet':
    case 'payout':
    case 'void':
      return reference;
    default:
      return note;
  }
}

function nameOf(backend: Backend, wallet: string, language: Language): string {
  if (wallet === mainWallet) return translate('mainWallet', language);
  return backend.catalogue.vendors.find(({ code }) => code === wallet)?.name ?? wallet;
}
