import type { WireWithdrawal, WireWithdrawalOptions } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import {
  answerPayment,
  canAnswer,
  canCancel,
  cancelWithdrawal,
  leastWithdrawal,
  leftToday,
  mostWithdrawal,
  requestWithdrawal,
  turnoverOf,
} from '../../cashier/withdrawals.ts';
import type { InLanguages, Language } from '../../catalogue/language.ts';
import { policy, stepTexts } from '../../catalogue/member-policy.ts';
import { formatMoney, formatRate, withdrawalFee, withdrawalFeeRate } from '../../core/money.ts';
import type { Refusal } from '../../core/refusal.ts';
import { accept } from '../../http/answer.ts';
import { lines, maybe, money, moneyOrNone, oneOf, text, texts } from '../../http/fields.ts';
import { alreadyDone, notFound, operations } from '../../http/operation.ts';
import { moneyOf } from '../../ledger/queries.ts';
import type { PayoutAccount, WithdrawalOrder } from '../../state/member-account.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import type { MemberRecord } from '../../state/state.ts';
import { badRange, dated, isReversed, pageOf, paging, rangeOf } from '../paging.ts';
import { checkPayment } from '../payment.ts';
import { accountView } from './accounts.ts';
import { areProofs, proofUrl } from './uploads.ts';
import { iso } from './view.ts';

const gone: PayoutAccount = { id: '', providerId: '', number: '', holder: '', addedAt: 0 };

/** The status of each step of an order on the wire. */
const stepStatus: Readonly<Record<string, string>> = {
  requested: 'pending',
  processing: 'processing',
  sent: 'toConfirm',
  resent: 'toConfirm',
  received: 'completed',
  fullyPaid: 'completed',
  completed: 'completed',
  notReceived: 'processing',
  late: 'processing',
  rejected: 'rejected',
  cancelled: 'cancelled',
};

/** Withdrawals, and the member's confirmation of the payment (WAL-03, WAL-04). */
export function withdrawalRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const view = (
    member: MemberRecord,
    order: WithdrawalOrder,
    language: Language,
  ): WireWithdrawal => {
    const { accounts } = memberAccountOf(backend, member.id);
    const index = accounts.findIndex(({ id }) => id === order.accountId);
    const account = accounts[index] ?? { ...gone, id: order.accountId };
    const receives = order.amount - order.fee;
    const settled = order.status === 'completed' ? receives : order.received;
    const texts: Readonly<Record<string, InLanguages>> = stepTexts;
    return {
      withdrawalId: order.id,
      reference: order.id,
      status: order.status,
      amount: formatMoney(order.amount),
      fee: formatMoney(order.fee),
      receives: formatMoney(receives),
      receivedAmount: formatMoney(settled),
      remainingAmount: formatMoney(isReturned(order) ? 0n : receives - settled),
      proofUrls: order.proofs.map(proofUrl),
      account: accountView(account, language, index === 0),
      createdAt: iso(order.at),
      ...(order.sentAt !== null && { paidAt: iso(order.sentAt) }),
      ...(order.confirmBy !== null && { confirmDeadlineAt: iso(order.confirmBy) }),
      policyText: policy[language],
      canConfirm: canAnswer(backend, order),
      canCancel: canCancel(order),
      steps: order.steps.map(({ step, at }) => ({
        status: stepStatus[step] ?? step,
        time: iso(at),
        note: texts[step]?.[language] ?? step,
      })),
      ...(order.reason && { reason: order.reason[language] }),
    };
  };

  const orderOf = (memberId: string, id: string): WithdrawalOrder | undefined =>
    memberAccountOf(backend, memberId).withdrawals.find((order) => order.id === id);

  on('GET /wps/v2/withdraw/options', { who: 'member', input: {} }, ({ member, language }) => {
    const memberAccount = memberAccountOf(backend, member.id);
    const { main, bonus } = moneyOf(backend.state, member.id);
    const left = leftToday(backend, member);
    const { required, done } = turnoverOf(memberAccount);
    const options: WireWithdrawalOptions = {
      accounts: memberAccount.accounts.map((account, index) =>
        accountView(account, language, index === 0),
      ),
      available: formatMoney(main),
      bonusLocked: formatMoney(bonus),
      minAmount: formatMoney(leastWithdrawal),
      maxAmount: formatMoney(mostWithdrawal),
      leftToday: formatMoney(left.amount),
      countLeftToday: left.times,
      feeRate: formatRate(withdrawalFeeRate),
      presets: ['500.00', '1000.00', '3000.00', '5000.00', '10000.00'],
      turnover: { required: formatMoney(required), done: formatMoney(done) },
      paymentPasswordSet: member.paymentHash !== '',
    };
    return accept(options);
  });

  on(
    'GET /wps/v2/withdraw/quote',
    { who: 'member', input: { accountId: text(40), amount: money } },
    ({ member, input: { accountId, amount } }) => {
      if (!memberAccountOf(backend, member.id).accounts.some(({ id }) => id === accountId))
        return notFound;
      const { main } = moneyOf(backend.state, member.id);
      const fee = withdrawalFee(amount);
      return accept({
        amount: formatMoney(amount),
        fee: formatMoney(fee),
        receives: formatMoney(amount - fee),
        balanceAfter: formatMoney(main - amount),
      });
    },
  );

  on(
    'POST /wps/v2/withdraw',
    {
      who: 'member',
      once: true,
      input: { accountId: text(40), amount: money, paymentPassword: text(64) },
    },
    async ({ member, input: { accountId, amount, paymentPassword }, language }) => {
      const refused = await checkPayment(backend, member, paymentPassword);
      if (refused) return refused;
      const result = requestWithdrawal(backend, member, accountId, amount);
      return 'code' in result ? result : accept(view(member, result.order, language));
    },
  );

  on(
    'GET /wps/v2/withdraw',
    { who: 'member', input: { withdrawalId: text(40) } },
    ({ member, input, language }) => {
      const order = orderOf(member.id, input.withdrawalId);
      return order ? accept(view(member, order, language)) : notFound;
    },
  );

  on(
    'GET /wps/v2/withdraw/list',
    { who: 'member', input: { status: maybe(text(40)), ...dated, ...paging } },
    ({ member, input, language }) => {
      if (isReversed(input)) return badRange;
      const { from, to } = rangeOf(input, backend.now());
      const found = memberAccountOf(backend, member.id).withdrawals.filter(
        ({ at, status }) =>
          at >= from && at < to && (input.status === undefined || status === input.status),
      );
      const page = pageOf([...found].reverse(), input);
      return accept({ ...page, rows: page.rows.map((order) => view(member, order, language)) });
    },
  );

  on(
    'POST /wps/v2/withdraw/confirmation',
    {
      who: 'member',
      once: true,
      input: {
        withdrawalId: text(40),
        answer: oneOf('received', 'notReceived', 'fullyPaid'),
        receivedAmount: maybe(moneyOrNone),
        uploadIds: maybe(texts(3)),
        comment: maybe(lines(140)),
      },
    },
    ({ member, input, language }) => {
      const order = orderOf(member.id, input.withdrawalId);
      if (!order) return notFound;
      const { answer, receivedAmount: received = 0n, uploadIds: proofs = [], comment = '' } = input;
      if (!canAnswer(backend, order)) return alreadyDone;
      if (!areProofs(backend.state, member.id, proofs)) return badProof;
      const missing = answer === 'notReceived';
      if (missing && proofs.length === 0) return { ...badProof, text: 'proofNeeded' };
      if (missing && received >= order.amount - order.fee) {
        return { code: 'VALIDATION', text: 'validation', wrong: 'receivedAmount' };
      }
      answerPayment(backend, order, { answer, received, proofs, comment });
      return accept(view(member, order, language));
    },
  );

  on(
    'POST /wps/v2/withdraw/cancel',
    { who: 'member', once: true, input: { withdrawalId: text(40) } },
    ({ member, input, language }) => {
      const order = orderOf(member.id, input.withdrawalId);
      if (!order) return notFound;
      if (!cancelWithdrawal(backend, member.id, order)) return alreadyDone;
      return accept(view(member, order, language));
    },
  );

  return app;
}

const isReturned = ({ status }: WithdrawalOrder): boolean =>
  status === 'rejected' || status === 'cancelled';

const badProof: Refusal = { code: 'VALIDATION', text: 'uploadRefused', wrong: 'uploadIds' };
