import type { WirePromotion } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';

/** One promotion as screens need it. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The terms, one sentence each; always shown with the offer. */
  readonly terms: readonly string[];
  readonly type: string;
  /** `''` while it is not known. */
  readonly status: string;
  /** First and last day, `yyyy-MM-dd` in the site's time zone; `null` when the backend sent no date. */
  readonly start: string | null;
  readonly end: string | null;
  readonly imageUrl: string;
  /** How often the bonus is bet before it can be withdrawn; `null` when that does not apply. */
  readonly turnoverTimes: number | null;
}

const day = (iso: string, timeZone: string) =>
  formatDateTime(iso, timeZone)?.slice(0, 'yyyy-MM-dd'.length) ?? null;

/** Wire → view model. Terms are plain text, one a line. */
export function toPromotion(wire: WirePromotion, timeZone: string): Promotion {
  return {
    id: wire.promotionId,
    title: wire.title,
    summary: wire.summary,
    terms: [
      ...new Set(
        wire.terms
          .split(/\r?\n/)
          .map((term) => term.trim())
          .filter((term) => term !== ''),
      ),
    ],
    type: wire.type,
    status: wire.status,
    start: day(wire.startAt, timeZone),
    end: day(wire.endAt, timeZone),
    imageUrl: wire.imageUrl,
    turnoverTimes: wire.turnoverTimes ?? null,
  };
}

/** A promotion of an older answer, or of another person's: only that it is over stays true. */
export const withoutStatus = (promotion: Promotion): Promotion =>
  promotion.status === 'closed' ? promotion : { ...promotion, status: '' };

/** Types in the order they first come, one for each word: the chips of the filter. */
export function typesOf(promotions: readonly Promotion[]): readonly string[] {
  const first = new Map<MessageKey, string>();
  for (const { type } of promotions) {
    if (!first.has(typeKey(type))) first.set(typeKey(type), type);
  }
  return [...first.values()];
}

/** The chip of a type; `''` (all) for a type no promotion has. */
export function chipOf(promotions: readonly Promotion[], type: string): string {
  if (!promotions.some((one) => one.type === type)) return '';
  return typesOf(promotions).find((one) => typeKey(one) === typeKey(type)) ?? '';
}

/** The promotions of a type and of those with the same word, all for `''`; those that are over come last. */
export function promotionsOf(promotions: readonly Promotion[], type: string): readonly Promotion[] {
  const shown = promotions.filter((one) => type === '' || typeKey(one.type) === typeKey(type));
  const isOver = ({ status }: Promotion) => status === 'closed';
  return [...shown.filter((one) => !isOver(one)), ...shown.filter(isOver)];
}

/** What a member can do with a promotion now. */
export type PromotionAct = 'join' | 'claim' | 'draw';

const acts: ReadonlyMap<string, PromotionAct> = new Map([
  ['open', 'join'],
  ['issued', 'claim'],
]);

/** The next step of a status; `null` where there is none. */
export const actOf = (status: string): PromotionAct | null => acts.get(status) ?? null;

/** The verb of a step. */
export const actKey: Readonly<Record<PromotionAct, MessageKey>> = {
  join: 'promo.join',
  claim: 'action.claim',
  draw: 'promo.draw',
};

/** The page of one promotion, where its step is taken (NAV-03). */
export const promotionHref = (id: string): string => `/promoDetail?id=${encodeURIComponent(id)}`;

const typeKeys: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['WELCOME', 'promoType.welcome'],
  ['SLOT', 'promoType.slots'],
  ['LIVE', 'promoType.live'],
  ['INVITE', 'promoType.invite'],
  ['VIP', 'promoType.vip'],
]);

/** The word for a type; the backend's list is open. */
export const typeKey = (type: string): MessageKey => typeKeys.get(type) ?? 'promoType.other';

/** A status: its word, and what its badge says by colour. */
export interface StatusLook {
  readonly key: MessageKey;
  readonly tone: 'neutral' | 'success' | 'warn' | 'danger' | 'info';
}

const looks: ReadonlyMap<string, StatusLook> = new Map<string, StatusLook>([
  ['open', { key: 'status.promotion.open', tone: 'success' }],
  ['applying', { key: 'status.promotion.applying', tone: 'warn' }],
  ['rejected', { key: 'status.promotion.rejected', tone: 'danger' }],
  ['issued', { key: 'status.promotion.issued', tone: 'success' }],
  ['claimed', { key: 'status.promotion.claimed', tone: 'neutral' }],
  ['joined', { key: 'status.promotion.joined', tone: 'success' }],
  ['closed', { key: 'status.promotion.closed', tone: 'neutral' }],
  ['comingSoon', { key: 'status.promotion.comingSoon', tone: 'info' }],
  ['signedUp', { key: 'status.promotion.signedUp', tone: 'success' }],
]);

/** How a status shows, or `null` for a word this version does not know: no badge is better than a wrong one. */
export const statusLook = (status: string): StatusLook | null => looks.get(status) ?? null;
