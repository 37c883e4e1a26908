import { Alert } from '@parlour/ui';
import { useT } from '../i18n/index.ts';
import type { Obstacle, WithdrawOptions } from './model.ts';

interface ObstaclesProps {
  readonly of: readonly Obstacle[];
  readonly options: WithdrawOptions;
  readonly money: (amount: string) => string;
  /** The same, and hidden with the balance. */
  readonly shown: (amount: string) => string;
}

/** Why nothing can be withdrawn today; a missing password is said where it would be typed (WAL-03). */
export function Obstacles({ of, options, money, shown }: ObstaclesProps) {
  const t = useT();
  return (
    <>
      {of.includes('today') && <Alert tone="warn">{t('withdraw.overToday')}</Alert>}
      {of.includes('balance') && (
        <Alert tone="info">
          {t('withdraw.belowMin', { min: money(options.min), amount: shown(options.available) })}
        </Alert>
      )}
    </>
  );
}
