import { Money, type MoneyProps, Skeleton, Text, VisuallyHidden } from '@parlour/ui';
import { hiddenMoney } from '../i18n/money.ts';
import { useT } from '../i18n/use-t.ts';
import type { BalanceHandle } from './use-balance.ts';

export interface BalanceFigureProps {
  readonly balance: Pick<BalanceHandle, 'state' | 'text' | 'hidden'>;
  readonly currencySymbol: string;
  /** Default `xl`. */
  readonly size?: MoneyProps['size'];
  /** What belongs to the balance could not be read again, so it may be out of date. Default false. */
  readonly isOld?: boolean;
}

/**
 * The balance as one large figure on an inverse surface, in the same state as in the header: hidden or out of date
 * there, the same here (WAL-01).
 */
export function BalanceFigure({ balance, currencySymbol, size = 'xl', isOld }: BalanceFigureProps) {
  const t = useT();
  const { state, text, hidden } = balance;
  if (state === 'loading') return <Skeleton width={180} height={44} />;
  const failed = state === 'error' || state === 'stale';
  const isUnknown = failed && text === '' && !hidden;
  return (
    <>
      {!isUnknown && (
        <div>
          {hidden && <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>}
          <Money size={size} text={hidden ? hiddenMoney(currencySymbol) : text} />
        </div>
      )}
      {(failed || isOld) && (
        <Text size="small" tone="inherit" role="status">
          {t(isUnknown ? 'balance.failed' : 'balance.stale')}
        </Text>
      )}
    </>
  );
}
