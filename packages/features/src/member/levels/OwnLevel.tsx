import { LevelCard } from '@parlour/ui';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import type { Rank } from './levels-model.ts';

export interface OwnLevelProps {
  readonly rank: Rank;
  /** Heading level of the name, to fit the page. Default 2. */
  readonly headingLevel?: 2 | 3;
}

/** The level of a member, and the progress to the next one (VIP-01, MEM-15). */
export function OwnLevel({ rank, headingLevel = 2 }: OwnLevelProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const { level, name, next, betsOf30Days, keptUntil } = rank;
  return (
    <LevelCard
      headingLevel={headingLevel}
      level={level}
      numbers={numbers}
      caption={t('vip.currentLevel')}
      name={name}
      {...(next
        ? {
            progress: {
              value: next.done,
              label: t('vip.toNext', { amount: next.missing, level: next.level }),
            },
          }
        : { note: t('vip.top') })}
      facts={[
        { label: t('vip.betsOf30Days', { count: 30 }), value: figures(betsOf30Days) },
        ...(keptUntil === null
          ? []
          : [{ label: t('vip.holds'), value: t('vip.holdsUntil', { date: keptUntil }) }]),
      ]}
    />
  );
}
