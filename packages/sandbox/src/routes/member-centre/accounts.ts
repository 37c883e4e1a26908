import type { WirePayoutAccount } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import type { Language } from '../../catalogue/language.ts';
import { payoutProviders } from '../../catalogue/member-policy.ts';
import type { Refusal } from '../../core/refusal.ts';
import { accept } from '../../http/answer.ts';
import { field, text } from '../../http/fields.ts';
import { notFound, operations, wrongField } from '../../http/operation.ts';
import type { PayoutAccount } from '../../state/member-account.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { type MemberRecord, nextReference } from '../../state/state.ts';
import { translate } from '../../text/translate.ts';
import { checkPayment } from '../payment.ts';
import { iso, maskAccount, maskPhone } from './view.ts';

const mostAccounts = 5;

const digits = field((value) => {
  const number = typeof value === 'string' ? value.replace(/[\s-]/g, '') : '';
  return /^\d{8,20}$/.test(number) ? number : undefined;
});

/** An account as the member sees it. */
export function accountView(
  account: PayoutAccount,
  language: Language,
  isDefault: boolean,
): WirePayoutAccount {
  const provider = payoutProviders.find(({ providerId }) => providerId === account.providerId);
  const kind = provider?.kind ?? 'bank';
  return {
    accountId: account.id,
    kind,
    providerId: account.providerId,
    providerName: provider?.name[language] ?? account.providerId,
    accountName: account.holder,
    masked: kind === 'bank' ? maskAccount(account.number) : maskPhone(account.number),
    isDefault,
    createdAt: iso(account.addedAt),
  };
}

/** Accounts for withdrawals, in the name of the member only (WAL-03). */
export function payoutAccountRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const list = (member: MemberRecord, language: Language) => {
    const { accounts, profile } = memberAccountOf(backend, member.id);
    return accept({
      accounts: accounts.map((account, index) => accountView(account, language, index === 0)),
      providers: payoutProviders.map(({ providerId, name, kind }) => ({
        providerId,
        name: name[language],
        kind,
      })),
      maxAccounts: mostAccounts,
      ...(profile.realName !== '' && { accountName: profile.realName }),
    });
  };

  on('GET /wps/v2/payoutAccount', { who: 'member', input: {} }, ({ member, language }) =>
    list(member, language),
  );

  on(
    'PUT /wps/v2/payoutAccount',
    {
      who: 'member',
      input: {
        providerId: text(40),
        accountName: text(80),
        accountNumber: digits,
        paymentPassword: text(64),
      },
    },
    async ({ member, input, language }) => {
      const refused = await checkPayment(backend, member, input.paymentPassword);
      if (refused) return refused;
      const { accounts, profile } = memberAccountOf(backend, member.id);
      const { providerId, accountName: holder, accountNumber: number } = input;
      if (!payoutProviders.some((provider) => provider.providerId === providerId)) {
        return wrongField('providerId', translate('format', language));
      }
      if (profile.realName !== '' && !sameName(profile.realName, holder)) {
        const sentence = translate('nameMatch', language, { name: profile.realName });
        return wrongField('accountName', sentence);
      }
      if (accounts.some((one) => one.providerId === providerId && one.number === number)) {
        return wrongField('accountNumber', translate('alreadyDone', language));
      }
      if (accounts.length >= mostAccounts) return full;
      // The first account sets the name: all others must have the same one.
      if (profile.realName === '') profile.realName = holder;
      const id = nextReference(backend.state, 'PA');
      accounts.push({ id, providerId, number, holder, addedAt: backend.now() });
      return list(member, language);
    },
  );

  on(
    'POST /wps/v2/payoutAccount/remove',
    { who: 'member', input: { accountId: text(40), paymentPassword: text(64) } },
    async ({ member, input, language }) => {
      const refused = await checkPayment(backend, member, input.paymentPassword);
      if (refused) return refused;
      const { accounts } = memberAccountOf(backend, member.id);
      const index = accounts.findIndex(({ id }) => id === input.accountId);
      if (index < 0) return notFound;
      accounts.splice(index, 1);
      return list(member, language);
    },
  );

  return app;
}

const full: Refusal = { code: 'LIMIT_REACHED', text: 'accountsFull' };

const sameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();
