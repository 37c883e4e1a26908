import { ProgressBar, Stack, Surface, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { isPositive } from '../../shared/money/decimal.ts';
import { shareOf } from '../../shared/records/amounts.ts';
import type { WithdrawOptions } from './withdraw-model.ts';

interface TurnoverProps {
  readonly options: WithdrawOptions;
  readonly money: (amount: string) => string;
  readonly shown: (amount: string) => string;
}

/** How much valid bet a bonus still requires, and how much is locked until then (WAL-03). */
export function Turnover({ options: { turnover, bonusLocked }, money, shown }: TurnoverProps) {
  const t = useT();
  if (!isPositive(turnover.missing)) return null;
  const { done, required, missing } = turnover;
  return (
    <Surface as="section" aria-label={t('withdraw.bonusTurnover')}>
      <Stack gap="s3">
        <ProgressBar
          label={t('withdraw.bonusTurnover')}
          value={shareOf(done, required)}
          text={`${money(done)} / ${money(required)}`}
        />
        <Text size="small" tone="secondary">
          {t('withdraw.bonusTerms', { bonus: shown(bonusLocked), amount: money(missing) })}
        </Text>
      </Stack>
    </Surface>
  );
}
