import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { availableTo } from '../cashier/promotions.ts';
import { formatMoney } from '../core/money.ts';
import { accept } from '../http/answer.ts';
import { note } from '../http/fields.ts';
import { operations, wrongField } from '../http/operation.ts';
import { moneyOf } from '../ledger/queries.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { unreadOf } from '../state/messages.ts';
import { hashPassword } from '../state/password.ts';
import { endOthers } from '../state/sessions.ts';
import { randomToken } from '../state/state.ts';
import { type TextKey, translate } from '../text/translate.ts';
import { weakness } from './password.ts';

/** The labels that the operator gave to a member; a trial account and a newcomer have none. */
function labelsOf({ type, rankLevel }: { readonly type: number; readonly rankLevel: number }) {
  const labels: TextKey[] = [];
  if (type !== 4 && rankLevel > 1) labels.push('labelRegular');
  if (rankLevel > 4) labels.push('labelClub');
  return labels;
}

/** The logged-in member: their data, their balance, and their password. */
export function memberRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on('GET /wps/member/info', { who: 'holder', input: {} }, ({ member, language }) =>
    accept({
      id: member.id,
      account: member.username,
      nickname: member.nickname[language],
      type: member.type,
      toUpline: member.uplineId !== null,
      clubLabel: {
        labelName: translate('level', language, { rank: String(member.rankLevel) }),
        rankLevel: member.rankLevel,
      },
      memberLabel: labelsOf(member).map((key) => translate(key, language)),
      promotionCount: availableTo(backend, member),
      unreadCount: unreadOf(backend, member.id),
    }),
  );

  on('GET /wps/v2/wallets/balance', { who: 'holder', input: {} }, ({ member }) =>
    accept({
      sumBalance: formatMoney(moneyOf(backend.state, member.id).spendable),
      asOf: new Date(backend.now()).toISOString(),
    }),
  );

  on(
    'POST /wps/member/password',
    {
      who: 'member',
      input: { oldPassword: note(255), newPassword: note(255), confirmNewPassword: note(255) },
    },
    async ({ member, input, language, request }) => {
      const { oldPassword, newPassword, confirmNewPassword } = input;
      if ((await hashPassword(oldPassword, member.salt)) !== member.passwordHash) {
        return wrongField('oldPassword', translate('passwordOldWrong', language));
      }
      const weak =
        newPassword === oldPassword
          ? translate('passwordSame', language)
          : weakness(newPassword, language);
      if (weak !== null) return wrongField('newPassword', weak);
      if (newPassword !== confirmNewPassword) {
        return wrongField('confirmNewPassword', translate('passwordMismatch', language));
      }
      member.salt = randomToken(backend.state, 12);
      member.passwordHash = await hashPassword(newPassword, member.salt);
      member.passwordExpired = false;
      member.firstTimeLogin = false;
      memberAccountOf(backend, member.id).profile.passwordChangedAt = backend.now();
      // The other sessions were opened with the old password.
      endOthers(backend, member.id, request.headers.get('Authorization'));
      return accept(null);
    },
  );

  return app;
}
