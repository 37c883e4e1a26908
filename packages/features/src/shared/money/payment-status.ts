import type { BadgeProps } from '@parlour/ui';
import type { MessageKey } from '../i18n/use-t.ts';

interface ShownStatus {
  readonly label: MessageKey;
  readonly tone: BadgeProps['tone'];
}

const known: ReadonlyMap<string, ShownStatus> = new Map([
  ['pending', { label: 'status.payment.pending', tone: 'info' }],
  ['processing', { label: 'status.payment.processing', tone: 'info' }],
  ['completed', { label: 'status.payment.completed', tone: 'success' }],
  ['rejected', { label: 'status.payment.rejected', tone: 'danger' }],
  ['cancelled', { label: 'status.payment.cancelled', tone: 'neutral' }],
  ['expired', { label: 'status.payment.expired', tone: 'neutral' }],
] as const satisfies readonly [string, ShownStatus][]);

/** Label of a payment status. A status that is not in the list is shown as unknown. */
export const paymentStatus = (status: string): ShownStatus =>
  known.get(status) ?? { label: 'status.unknown', tone: 'neutral' };
