import type { WireDeposit, WireDepositOptions } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import {
  bonusFor,
  cancelDeposit,
  firstDepositBonus,
  mayAskForBonus,
  methodOf,
  openDeposit,
  proveDeposit,
} from '../../cashier/deposits.ts';
import type { Language } from '../../catalogue/language.ts';
import { paymentMethods } from '../../catalogue/member-policy.ts';
import { promotionsIn } from '../../catalogue/promotions.ts';
import { formatMoney, formatRate } from '../../core/money.ts';
import type { Refusal } from '../../core/refusal.ts';
import { accept } from '../../http/answer.ts';
import { maybe, money, note, text, texts } from '../../http/fields.ts';
import { alreadyDone, notFound, operations } from '../../http/operation.ts';
import { leftOf } from '../../state/limits.ts';
import type { DepositOrder } from '../../state/member-account.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { badRange, dated, isReversed, pageOf, paging, rangeOf } from '../paging.ts';
import { areProofs, proofUrl } from './uploads.ts';
import { iso } from './view.ts';

const uploadRefused: Refusal = { code: 'UPLOAD_REFUSED', text: 'uploadRefused' };

/** The routes of deposits (WAL-03). */
export function depositRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const view = (order: DepositOrder, language: Language): WireDeposit => {
    const method = methodOf(order.methodId);
    const open = order.status === 'pending' || order.status === 'processing';
    const bonus = bonusFor(order.amount, order.promotionId);
    const { bankName, ...payTo } = method?.payTo ?? { accountName: '', accountNumber: '' };
    return {
      depositId: order.id,
      reference: order.id,
      methodId: order.methodId,
      methodName: method?.name[language] ?? order.methodId,
      kind: method?.kind ?? '',
      status: order.status,
      amount: formatMoney(order.amount),
      fee: formatMoney(order.fee),
      bonus: formatMoney(bonus),
      credited: formatMoney(order.amount - order.fee),
      ...(open && {
        payTo: {
          ...payTo,
          ...(bankName && { bankName: bankName[language] }),
          ...(method?.kind === 'qr' && {
            qrText: `parlour-demo:${order.id}?amount=${formatMoney(order.amount)}`,
          }),
        },
      }),
      needsProof: method?.needsProof ?? false,
      proofUrls: order.proofs.map(proofUrl),
      createdAt: iso(order.at),
      ...(order.status === 'pending' && { expiresAt: iso(order.payBy) }),
      ...(order.completedAt !== null && { settledAt: iso(order.completedAt) }),
      ...(order.reason && { reason: order.reason[language] }),
    };
  };

  const orderOf = (memberId: string, id: string): DepositOrder | undefined =>
    memberAccountOf(backend, memberId).deposits.find((order) => order.id === id);

  on('GET /wps/v2/deposit/options', { who: 'member', input: {} }, ({ member, language }) => {
    const left = leftOf(backend, member.id, 'deposit');
    const { promotionId, rate, most, least, times } = firstDepositBonus;
    const promotion = promotionsIn(language, backend.now()).find(
      (row) => row.promotionId === promotionId,
    );
    const options: WireDepositOptions = {
      methods: paymentMethods.map((method) => ({
        methodId: method.methodId,
        name: method.name[language],
        kind: method.kind,
        minAmount: formatMoney(method.minAmount),
        maxAmount: formatMoney(method.maxAmount),
        feeRate: formatRate(method.feeRate),
        needsProof: method.needsProof,
        maintenance: method.maintenance,
      })),
      presets: ['200.00', '500.00', '1000.00', '2000.00', '5000.00', '10000.00'],
      ...(left !== null && { leftToday: formatMoney(BigInt(left)) }),
      bonuses: mayAskForBonus(backend, member)
        ? [
            {
              promotionId,
              title: promotion?.title ?? promotionId,
              rate: formatRate(rate),
              maxBonus: formatMoney(most),
              minAmount: formatMoney(least),
              turnoverTimes: Number(times),
            },
          ]
        : [],
    };
    return accept(options);
  });

  on(
    'POST /wps/v2/deposit',
    {
      who: 'member',
      once: true,
      input: {
        methodId: text(40),
        amount: money,
        promotionId: maybe(text(64)),
        payerAccount: maybe(text(64)),
      },
    },
    ({ member, input, language }) => {
      const result = openDeposit(backend, member, input);
      return 'code' in result ? result : accept(view(result.order, language));
    },
  );

  on(
    'POST /wps/v2/deposit/proof',
    {
      who: 'member',
      once: true,
      input: { depositId: text(40), uploadIds: texts(3), payerReference: maybe(note(64)) },
    },
    ({ member, input: { depositId, uploadIds, payerReference = '' }, language }) => {
      const order = orderOf(member.id, depositId);
      if (!order) return notFound;
      const needed = methodOf(order.methodId)?.needsProof === true && uploadIds.length === 0;
      if (needed || !areProofs(backend.state, member.id, uploadIds)) return uploadRefused;
      return proveDeposit(backend, order, uploadIds, payerReference)
        ? accept(view(order, language))
        : alreadyDone;
    },
  );

  on(
    'POST /wps/v2/deposit/cancel',
    { who: 'member', input: { depositId: text(40) } },
    ({ member, input, language }) => {
      const order = orderOf(member.id, input.depositId);
      if (!order) return notFound;
      return cancelDeposit(backend, order) ? accept(view(order, language)) : alreadyDone;
    },
  );

  on(
    'GET /wps/v2/deposit',
    { who: 'member', input: { depositId: text(40) } },
    ({ member, input, language }) => {
      const order = orderOf(member.id, input.depositId);
      return order ? accept(view(order, language)) : notFound;
    },
  );

  on(
    'GET /wps/v2/deposit/list',
    { who: 'member', input: { status: maybe(text(40)), ...dated, ...paging } },
    ({ member, input, language }) => {
      if (isReversed(input)) return badRange;
      const { from, to } = rangeOf(input, backend.now());
      const found = memberAccountOf(backend, member.id).deposits.filter(
        ({ at, status }) =>
          at >= from && at < to && (input.status === undefined || status === input.status),
      );
      const page = pageOf([...found].reverse(), input);
      return accept({ ...page, rows: page.rows.map((order) => view(order, language)) });
    },
  );

  return app;
}
