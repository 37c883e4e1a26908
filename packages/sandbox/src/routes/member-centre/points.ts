import type { WirePointChange, WirePointReward, WireRedeem } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { conversion, convert, pointRatio, redeem, stockOf } from '../../cashier/points.ts';
import type { Language } from '../../catalogue/language.ts';
import { type MallReward, mallRewards } from '../../catalogue/member-policy.ts';
import { formatMoney } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { lines, maybe, text, whole } from '../../http/fields.ts';
import { operations } from '../../http/operation.ts';
import type { EntryKind } from '../../ledger/ledger.ts';
import { entriesOf, moneyOf } from '../../ledger/queries.ts';
import { validBetPerPoint } from '../../ledger/rounds.ts';
import type { Redemption } from '../../state/member-account.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { translate } from '../../text/translate.ts';
import { badRange, dated, isReversed, pageOf, paging, rangeOf } from '../paging.ts';
import { checkPayment } from '../payment.ts';
import { detailOf } from './details.ts';
import { iso } from './view.ts';

const changeTypes: Partial<Record<EntryKind, string>> = {
  opening: 'adjusted',
  points: 'earned',
  redeem: 'redeemed',
  redeemReturned: 'returned',
  convert: 'converted',
};

/** The points mall (PTS-01). */
export function pointRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on('GET /wps/relay/MCS2_getPointBalance', { who: 'member', input: {} }, ({ member }) =>
    accept({
      balance: Number(moneyOf(backend.state, member.id).points),
      validBetPerPoint: formatMoney(validBetPerPoint),
    }),
  );

  on('GET /wps/relay/MCS2_getPointConfig', { who: 'member', input: {} }, () =>
    accept({
      ratio: { points: Number(pointRatio.points), amount: formatMoney(pointRatio.amount) },
      minPoints: Number(conversion.least),
      maxPoints: Number(conversion.most),
    }),
  );

  const rewardView = (reward: MallReward, language: Language): WirePointReward => {
    const stock = stockOf(backend, reward);
    return {
      rewardId: reward.rewardId,
      name: reward.name[language],
      type: reward.type,
      requiredPoints: Number(reward.points),
      requiredAmount: formatMoney(reward.amount),
      unit: reward.unit[language],
      imageUrl: `/art/scene/${reward.scene}.svg`,
      terms: reward.terms[language],
      ...(stock !== null && { stock: Math.max(0, stock) }),
    };
  };

  on(
    'GET /wps/relay/MCS2_getPointReward',
    { who: 'anyone', input: { type: maybe(text(20)), ...paging } },
    ({ input, language }) => {
      const found = mallRewards.filter(({ type }) => (input.type ?? type) === type);
      const { rows, ...page } = pageOf(found, input);
      return accept({ list: rows.map((reward) => rewardView(reward, language)), ...page });
    },
  );

  const redeemView = (one: Redemption, language: Language): WireRedeem => {
    const reward = mallRewards.find(({ rewardId }) => rewardId === one.rewardId);
    const unit = reward?.unit[language] ?? translate('takaUnit', language);
    return {
      referenceNumber: one.id,
      applicationTime: iso(one.at),
      type: reward?.type ?? 'CONVERT',
      name: reward?.name[language] ?? translate('pointsConverted', language),
      amount: formatMoney(one.gain),
      requiredPoints: Number(one.points),
      requiredAmount: formatMoney(one.money),
      status: one.status,
      time: iso(one.decidedAt ?? one.at),
      change: one.status === 'rejected' ? 0 : -Number(one.points),
      remark: one.remark?.[language] ?? '',
      unit,
      exchangeAmount: formatMoney(one.gain),
    };
  };

  on(
    'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
    {
      who: 'member',
      once: true,
      input: {
        rewardId: text(64),
        quantity: whole(1, 10),
        paymentPassword: text(64),
        address: maybe(lines(255)),
      },
    },
    async ({ member, input, language }) => {
      const refused = await checkPayment(backend, member, input.paymentPassword);
      if (refused) return refused;
      const goods = mallRewards.find(({ rewardId }) => rewardId === input.rewardId);
      if (goods?.type === 'GOODS' && (input.address ?? '') === '') {
        return { code: 'VALIDATION', text: 'required', wrong: 'address' };
      }
      const result = redeem(backend, member, input.rewardId, input.quantity);
      return 'code' in result ? result : accept(redeemView(result.redemption, language));
    },
  );

  on(
    'POST /wps/relay/passwordCheck/MCS2_convertPoint',
    {
      who: 'member',
      once: true,
      input: { points: whole(1, 1_000_000), paymentPassword: text(64) },
    },
    async ({ member, input, language }) => {
      const refused = await checkPayment(backend, member, input.paymentPassword);
      if (refused) return refused;
      const result = convert(backend, member, BigInt(input.points));
      return 'code' in result ? result : accept(redeemView(result.redemption, language));
    },
  );

  on(
    'GET /wps/relay/MCS2_getRedeemPointList',
    {
      who: 'member',
      input: { type: maybe(text(20)), status: maybe(text(20)), ...dated, ...paging },
    },
    ({ member, input, language }) => {
      if (isReversed(input)) return badRange;
      const { from, to } = rangeOf(input, backend.now());
      const found = memberAccountOf(backend, member.id)
        .redemptions.filter(({ at }) => at >= from && at < to)
        .map((one) => redeemView(one, language))
        .filter(
          ({ type, status }) =>
            (input.type ?? type) === type && (input.status ?? status) === status,
        );
      const { rows, ...page } = pageOf(found.reverse(), input);
      return accept({ list: rows, ...page });
    },
  );

  on(
    'GET /wps/relay/ODSFE2_MemTransDet',
    { who: 'member', input: { type: maybe(text(20)), ...dated, ...paging } },
    ({ member, input, language }) => {
      if (isReversed(input)) return badRange;
      const range = rangeOf(input, backend.now());
      const found = entriesOf(backend, member.id, range).flatMap((line): WirePointChange[] => {
        const type = changeTypes[line.kind];
        if (line.points === 0n || type === undefined || (input.type ?? type) !== type) return [];
        return [
          {
            reference: line.reference,
            type,
            change: Number(line.points),
            balanceAfter: Number(line.pointsAfter),
            remark: type === 'earned' ? '' : detailOf(backend, member.id, line, language),
            time: iso(line.at),
          },
        ];
      });
      const { rows, ...page } = pageOf(found, input);
      return accept({ list: rows, ...page });
    },
  );

  return app;
}
