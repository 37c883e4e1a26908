import type { WireContractOfferBody, WireOfferEffectsParams } from '@parlour/api-client';
import type { DraftValues } from '../../shared/drafts/store.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import { type Contract, isOver, topRate } from './contracts-model.ts';
import { type ContractKind, type ContractPeriod, periodsOf } from './kinds.ts';
import { mostTiers, type TypedTier, tierFields, type WantedTier } from './tiers.ts';

/** An offer while it is filled in. */
export interface TypedOffer {
  /** Empty while no downline is chosen. */
  readonly memberId: string;
  /** The chosen account, as the list showed it. */
  readonly account: string;
  readonly period: ContractPeriod;
  /** `yyyy-MM-dd`; empty: the backend chooses the day. */
  readonly from: string;
  readonly tiers: readonly TypedTier[];
}

/** A downline who can get an offer. */
export interface Candidate {
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
  readonly nickname: string;
}

const emptyTier = (id: number): TypedTier => ({ id, rate: '', bet: '', members: '' });

/** An empty offer form. */
export const emptyOffer = (kind: ContractKind): TypedOffer => ({
  memberId: '',
  account: '',
  period: kind === 'dividend' ? 'semimonthly' : 'daily',
  from: '',
  tiers: [emptyTier(1)],
});

/** Adds an empty step at the end of an offer. */
export const withTier = (offer: TypedOffer): TypedOffer => ({
  ...offer,
  tiers: [...offer.tiers, emptyTier(Math.max(0, ...offer.tiers.map(({ id }) => id)) + 1)],
});

/** Turns an offer into flat texts, for the drafts. */
export const toDraft = ({ tiers, ...offer }: TypedOffer): DraftValues => ({
  ...offer,
  ...Object.fromEntries(
    tiers.flatMap((tier, place) => tierFields.map((name) => [`${name}${place}`, tier[name]])),
  ),
});

/** Restores an offer from a draft; missing values are empty. */
export function fromDraft(kind: ContractKind, draft: DraftValues | null): TypedOffer {
  const empty = emptyOffer(kind);
  if (!draft) return empty;
  const text = (name: string) => draft[name] ?? '';
  const tiers = Array.from({ length: mostTiers }, (_, place) => ({
    id: place + 1,
    rate: text(`rate${place}`),
    bet: text(`bet${place}`),
    members: text(`members${place}`),
  }));
  const last = tiers.findLastIndex((tier) => tierFields.some((name) => tier[name] !== ''));
  return {
    memberId: text('memberId'),
    account: text('account'),
    period: periodsOf(kind).find((one) => one === draft.period) ?? empty.period,
    from: text('from'),
    tiers: tiers.slice(0, Math.max(1, last + 1)),
  };
}

/** The request body of an offer. Daily and hourly contracts have a field of their own for the bet amount of a step. */
export const toOfferBody = (
  kind: ContractKind,
  { memberId, period, from }: TypedOffer,
  tiers: readonly WantedTier[],
): WireContractOfferBody => ({
  kind,
  memberId,
  period,
  tiers: tiers.map((tier) => ({
    ...tier,
    ...(kind === 'daily' && { dailyBet: tier.periodicValidBet }),
    ...(kind === 'hourly' && { hourlyBet: tier.periodicValidBet }),
  })),
  ...(from !== '' && { effectiveFrom: from }),
});

/** Request parameters for the effects of an offer before it is sent. Its highest rate is enough, since rates rise. */
export const toEffectsParams = (
  kind: ContractKind,
  { memberId, period, from }: TypedOffer,
  tiers: readonly WantedTier[],
): WireOfferEffectsParams => ({
  kind,
  memberId,
  period,
  rate: tiers.at(-1)?.rate ?? '0',
  ...(from !== '' && { effectiveFrom: from }),
});

/** The agent's own highest rate, among accepted contracts that have not ended; `null` without one. */
export const ownTop = (received: readonly Contract[]): string | null =>
  received
    .filter((contract) => contract.status !== 'offered' && !isOver(contract))
    .map(({ tiers }) => topRate(tiers))
    .reduce(
      (most, rate) =>
        rate !== null && (most === null || compareMoney(rate, most) > 0) ? rate : most,
      null,
    );
