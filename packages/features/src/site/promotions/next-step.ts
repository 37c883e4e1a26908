import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { actOf, type PromotionAct } from './promotions-model.ts';

/** The one possible step of a status. */
export type NextStep =
  | { readonly kind: 'act'; readonly act: PromotionAct }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'service' }
  | { readonly kind: 'others' }
  | { readonly kind: 'go'; readonly href: string; readonly place: MessageKey };

const go = (href: string, place: MessageKey): NextStep => ({ kind: 'go', href, place });

/** The page where the conditions of a type are met; an unknown type has no link. */
const placeOfType: ReadonlyMap<string, NextStep> = new Map<string, NextStep>([
  ['WELCOME', go('/?member=depositv2', 'member.depositv2')],
  ['SLOT', go('/rng', 'nav.slots')],
  ['LIVE', go('/live', 'nav.live')],
  ['INVITE', go('/?member=referral', 'member.referral')],
  ['VIP', go('/vip', 'nav.vip')],
]);

const steps: ReadonlyMap<string, NextStep> = new Map<string, NextStep>([
  ['applying', { kind: 'refresh' }],
  ['rejected', { kind: 'service' }],
  ['claimed', go('/?member=bonusDetails', 'member.bonusDetails')],
  ['closed', { kind: 'others' }],
  ['comingSoon', { kind: 'others' }],
]);

/** The input for the next step: the member's status, the type of promotion, and the draws left in a raffle. */
interface Standing {
  readonly status: string;
  readonly type: string;
  readonly draws: number | null;
}

/** The next step of a promotion; `null` for an unknown status (PRO-01). */
export function nextStep({ status, type, draws }: Standing): NextStep | null {
  const act = actOf(status);
  if (act) return { kind: 'act', act };
  const step = steps.get(status);
  if (step) return step;
  if (status !== 'joined' && status !== 'signedUp') return null;
  if (draws !== null && draws > 0) return { kind: 'act', act: 'draw' };
  return placeOfType.get(type) ?? null;
}
