import type { WirePromotion } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { queryPart } from '../../shared/links/query-part.ts';

/** One promotion, as the views need it. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The terms, one sentence each; always shown with the offer. */
  readonly terms: readonly string[];
  readonly type: string;
  /** `''` while unknown. */
  readonly status: string;
  /** First and last day, `yyyy-MM-dd` in the site's time zone; `null` when the backend sent no date. */
  readonly start: string | null;
  readonly end: string | null;
  readonly imageUrl: string;
  /** How many times the bonus must be staked before it can be withdrawn; `null` when that does not apply. */
  readonly turnoverTimes: number | null;
}

const day = (iso: string, timeZone: string) =>
  formatDateTime(iso, timeZone)?.slice(0, 'yyyy-MM-dd'.length) ?? null;

/** Wire → view model. Terms are plain text, one per line. */
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

/** Removes the status of an older answer, or of one for another visitor: only "closed" is still true. */
export const withoutStatus = (promotion: Promotion): Promotion =>
  promotion.status === 'closed' ? promotion : { ...promotion, status: '' };

/** Types in the order of their first occurrence, one for each label: the chips of the filter. */
export function typesOf(promotions: readonly Promotion[]): readonly string[] {
  const first = new Map<MessageKey, string>();
  for (const { type } of promotions) {
    if (!first.has(typeKey(type))) first.set(typeKey(type), type);
  }
  return [...first.values()];
}

/** The chip of a type; `''` (all) for a type that no promotion has. */
export function chipOf(promotions: readonly Promotion[], type: string): string {
  if (!promotions.some((one) => one.type === type)) return '';
  return typesOf(promotions).find((one) => typeKey(one) === typeKey(type)) ?? '';
}

/** The promotions of a type and of those with the same label, all for `''`; closed ones come last. */
export function promotionsOf(promotions: readonly Promotion[], type: string): readonly Promotion[] {
  const shown = promotions.filter((one) => type === '' || typeKey(one.type) === typeKey(type));
  const isOver = ({ status }: Promotion) => status === 'closed';
  return [...shown.filter((one) => !isOver(one)), ...shown.filter(isOver)];
}

/** An action of a member on a promotion. */
export type PromotionAct = 'join' | 'claim' | 'draw';

const acts: ReadonlyMap<string, PromotionAct> = new Map([
  ['open', 'join'],
  ['issued', 'claim'],
]);

/** The action of a status; `null` without one. */
export const actOf = (status: string): PromotionAct | null => acts.get(status) ?? null;

/** The button label of an action. */
export const actKey: Readonly<Record<PromotionAct, MessageKey>> = {
  join: 'promo.join',
  claim: 'action.claim',
  draw: 'promo.draw',
};

/** The address of the page of one promotion, where its step is taken (NAV-03). */
export const promotionHref = (id: string): string => `/promoDetail?id=${queryPart(id)}`;

const typeKeys: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['WELCOME', 'promoType.welcome'],
  ['SLOT', 'promoType.slots'],
  ['LIVE', 'promoType.live'],
  ['INVITE', 'promoType.invite'],
  ['VIP', 'promoType.vip'],
]);

/** The label of a type; the backend's list is open. */
export const typeKey = (type: string): MessageKey => typeKeys.get(type) ?? 'promoType.other';

/** A status: its label, and the colour of its badge. */
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

/** The label and colour of a status; `null` for an unknown one: no badge is better than a wrong one. */
export const statusLook = (status: string): StatusLook | null => looks.get(status) ?? null;
