import { Button, Heading, ProgressBar, Skeleton, Stack, Surface } from '@parlour/ui';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { type IncomeShare, incomeTypes } from './income-model.ts';
import * as css from './Shares.css.ts';

interface SharesProps {
  /** `null` while they are loading. */
  readonly shares: readonly IncomeShare[] | null;
  /** The kind that filters the list; `''` for none. */
  readonly chosen: string;
  readonly onChoose: (type: string) => void;
}

/** The shares of the income by source; each opens its days (AGT-07). */
export function Shares({ shares, chosen, onChoose }: SharesProps) {
  const t = useT();
  const figures = useFigures();
  if (shares === null) {
    return (
      <div aria-busy="true">
        <Skeleton height={200} />
      </div>
    );
  }
  if (shares.length === 0) return null;
  return (
    <Surface as="section" aria-labelledby="income-shares">
      <Stack gap="s3">
        <Heading level={3} id="income-shares">
          {t('income.shares')}
        </Heading>
        <Stack as="ul" gap="s3">
          {shares.map(({ type, percent, text }) => {
            const label = labelOf(incomeTypes, type, t);
            return (
              <li className={css.share} key={type}>
                <ProgressBar label={label} value={percent} text={figures(text)} />
                {chosen === '' && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={t('income.daysOf', { name: label })}
                    onClick={() => onChoose(type)}
                  >
                    {t('income.days')}
                  </Button>
                )}
              </li>
            );
          })}
        </Stack>
        {chosen !== '' && (
          <div>
            <Button size="sm" onClick={() => onChoose('')}>
              {t('records.allTypes')}
            </Button>
          </div>
        )}
      </Stack>
    </Surface>
  );
}
