import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { firstDepositBonus } from '../cashier/deposits.ts';
import { claim, draw, hasRaffle, join, partOf, promotionsOf } from '../cashier/promotions.ts';
import details from '../catalogue/data/promotion-details.json' with { type: 'json' };
import { reasons } from '../catalogue/member-policy.ts';
import { formatMoney, formatRate, sayMoney } from '../core/money.ts';
import { accept } from '../http/answer.ts';
import { text } from '../http/fields.ts';
import { notFound, operations } from '../http/operation.ts';
import { bonusWeights } from '../ledger/rounds.ts';
import type { PromotionPart } from '../state/member-account.ts';

const promotionId = text(64);

/** Promotions: public for visitors, with their own status for a member (PRO-01). */
export function promotionRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const stateOf = (id: string, { status }: PromotionPart) => ({ promotionId: id, status });

  on('GET /wps/promotions', { who: 'anyone', input: {} }, ({ member, language }) =>
    accept(promotionsOf(backend, member, language)),
  );

  on(
    'GET /wps/promotions/detail',
    { who: 'anyone', input: { promotionId } },
    ({ member, input, language }) => {
      const promotion = promotionsOf(backend, member, language).find(
        (one) => one.promotionId === input.promotionId,
      );
      if (!promotion) return notFound;
      const part = member && partOf(backend, member, promotion.promotionId);
      const first = promotion.promotionId === firstDepositBonus.promotionId;
      return accept({
        promotion,
        asOf: new Date(backend.now()).toISOString(),
        eligibility: Object.values(details.eligibility).map((line) => line[language]),
        weights: [...bonusWeights].map(([gameType, weight]) => ({
          gameType,
          weight: String(weight),
        })),
        faq: details.faq.map(({ question, answer }) => ({
          question: question[language],
          answer: answer[language],
        })),
        ...(first && {
          termsHtml: `<ul><li>${promotion.terms.replaceAll('\n', '<li>')}</ul>`,
          bonusRate: formatRate(firstDepositBonus.rate),
          maxBonus: formatMoney(firstDepositBonus.most),
          minDeposit: formatMoney(firstDepositBonus.least),
        }),
        daysToComplete: 14,
        ...(part && hasRaffle(promotion.promotionId) && { rafflesLeft: part.rafflesLeft }),
        ...(promotion.status === 'rejected' && { reason: reasons.levelTooLow[language] }),
      });
    },
  );

  on(
    'POST /wps/promotions/join',
    { who: 'member', once: true, input: { promotionId } },
    ({ member, input }) => {
      const result = join(backend, member, input.promotionId);
      return 'code' in result ? result : accept(stateOf(input.promotionId, result));
    },
  );

  on(
    'POST /wps/promotions/claim',
    { who: 'member', once: true, input: { promotionId } },
    ({ member, input }) => {
      const result = claim(backend, member, input.promotionId);
      return 'code' in result ? result : accept(stateOf(input.promotionId, result));
    },
  );

  on(
    'POST /wps/relay/MCS2_claimRafflePromotion',
    { who: 'member', once: true, input: { promotionId } },
    ({ member, input, language }) => {
      const result = draw(backend, member, input.promotionId);
      if ('code' in result) return result;
      const { part, amount } = result;
      const { none, money } = details.raffle;
      const text = amount === 0n ? none[language] : money[language];
      return accept({
        promotion: stateOf(input.promotionId, part),
        prize: text.replace('{amount}', sayMoney(amount)),
        amount: formatMoney(amount),
        rafflesLeft: part.rafflesLeft,
      });
    },
  );

  return app;
}
