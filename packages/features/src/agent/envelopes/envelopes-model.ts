import type {
  WireRedEnvelope,
  WireRedEnvelopeClaimPage,
  WireRedEnvelopePage,
} from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { CodeWord } from '../../shared/records/labels.ts';
import { timesMoney } from './amounts.ts';

/** An account as the backend names it. Two accounts can have the same mask. */
export interface Named {
  /** Unique in its list. */
  readonly id: string;
  readonly account: string;
}

/** A red envelope as one of its sides sees it; amounts are decimal strings (AGT-14). */
export interface Envelope {
  readonly id: string;
  /** Code of the backend, as is the status. */
  readonly direction: string;
  readonly status: string;
  /** The other side; the backend may name only the first of many. */
  readonly accounts: readonly Named[];
  readonly recipients: number;
  /** The amount for each recipient. */
  readonly each: string;
  readonly total: string;
  /** How many recipients opened it, and the sum of their amounts. */
  readonly claimed: number;
  readonly claimedAmount: string;
  readonly greeting: string;
  /** Times are in the time zone of the site; an invalid time stays unchanged. */
  readonly time: string;
  readonly until: string;
}

/** One page of envelopes, newest first. */
export interface EnvelopePage {
  readonly rows: readonly Envelope[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

/** A recipient who opened the envelope (AGT-14). */
export interface Claim extends Named {
  /** A decimal string. */
  readonly amount: string;
  /** In the time zone of the site; an invalid time stays unchanged. */
  readonly time: string;
}

/** One page of those who opened it, newest first. */
export interface ClaimPage {
  readonly rows: readonly Claim[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

const toNamed = (accounts: readonly string[]): Named[] =>
  accounts.map((account, place) => ({ id: `${place} ${account}`, account }));

/** Wire → view model (AGT-14). */
export function toEnvelope(wire: WireRedEnvelope, timeZone: string): Envelope {
  const { envelopeId, direction, status, recipients, claimed, greeting } = wire;
  return {
    ...{ direction, status, recipients, claimed },
    id: envelopeId,
    accounts: toNamed(wire.accounts),
    each: wire.amount,
    total: wire.total,
    claimedAmount: timesMoney(wire.amount, claimed),
    greeting: greeting.trim(),
    time: formatDateTime(wire.time, timeZone) ?? wire.time,
    until: formatDateTime(wire.expiresAt, timeZone) ?? wire.expiresAt,
  };
}

/** Wire → view model: a page of sent and received envelopes. */
export const toEnvelopePage = (
  { rows, totalPages }: WireRedEnvelopePage,
  page: number,
  timeZone: string,
): EnvelopePage => ({
  rows: rows.map((row) => toEnvelope(row, timeZone)),
  page,
  pages: totalPages,
});

/** Wire → view model: a page of those who opened an envelope, in the order of the backend. */
export const toClaimPage = (
  { rows, totalPages }: WireRedEnvelopeClaimPage,
  page: number,
  timeZone: string,
): ClaimPage => ({
  rows: rows.map(({ account, amount, time }, place) => ({
    id: `${place} ${account}`,
    account,
    amount,
    time: formatDateTime(time, timeZone) ?? time,
  })),
  page,
  pages: totalPages,
});

/** Whether the agent sent it. */
export const isSent = ({ direction }: Pick<Envelope, 'direction'>): boolean => direction === 'sent';

/** Whether the agent can open it now. */
export const canTake = ({ direction, status }: Envelope): boolean =>
  direction === 'received' && status === 'open';

const statuses: ReadonlyMap<string, CodeWord> = new Map([
  ['open', { label: 'envelope.open', tone: 'info' }],
  ['claimed', { label: 'envelope.taken', tone: 'success' }],
  ['expired', { label: 'status.payment.expired', tone: 'neutral' }],
] as const satisfies readonly [string, CodeWord][]);

/** Label of the status of an envelope; `null` for an unknown code, which is shown unchanged. */
export const wordOfStatus = (envelope: Envelope): CodeWord | null =>
  envelope.status === 'claimed' && isSent(envelope)
    ? { label: 'envelope.allTaken', tone: 'success' }
    : (statuses.get(envelope.status) ?? null);
