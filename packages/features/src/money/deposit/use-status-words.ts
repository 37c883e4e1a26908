import type { AlertProps, BadgeProps } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { paymentStatus } from '../../shared/money/payment-status.ts';
import { type Order, stageOf } from './order.ts';

/** Longest status code beside an amount on a phone, in characters. */
const mostLetters = 12;

const cut = (status: string): string =>
  status.length > mostLetters ? `${status.slice(0, mostLetters)}\u2026` : status;

interface StatusExplanation {
  readonly tone: NonNullable<AlertProps['tone']>;
  readonly text: string;
}

/** The status of a deposit in words; an unknown one is shown with its code (WAL-03). */
export function useStatusWords() {
  const t = useT();
  return {
    badge: (status: string): { readonly tone: BadgeProps['tone']; readonly label: string } => {
      const { tone, label } = paymentStatus(status);
      const isUnknown = stageOf(status) === 'unknown';
      return {
        tone,
        label: isUnknown ? t('deposit.unknownStatus', { status: cut(status) }) : t(label),
      };
    },
    /** `null` where the instructions already say everything. */
    explanation: (order: Order, money: (amount: string) => string): StatusExplanation | null => {
      const { status, reason } = order;
      switch (stageOf(status)) {
        case 'pending':
          return null;
        case 'processing':
          return { tone: 'info', text: t('deposit.checking') };
        case 'completed':
          return {
            tone: 'success',
            text: t('success.depositCredited', { amount: money(order.credited) }),
          };
        case 'rejected':
          return {
            tone: 'danger',
            text:
              reason === '' ? t('deposit.rejectedBody') : t('deposit.rejectedReason', { reason }),
          };
        case 'expired':
          return { tone: 'warn', text: t('deposit.expiredBody') };
        case 'cancelled':
          return { tone: 'info', text: t('deposit.cancelledBody') };
        case 'unknown':
          return { tone: 'warn', text: t('deposit.unknownBody', { status }) };
      }
    },
  };
}
