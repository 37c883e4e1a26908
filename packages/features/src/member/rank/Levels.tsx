import { Badge, Heading, LevelShield, Stack, Surface, Text } from '@parlour/ui';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import type { VipLevel } from '../levels/levels-model.ts';
import * as css from './RankView.css.ts';

interface LevelsProps {
  readonly levels: readonly VipLevel[];
  /** The member's level; 0 for none. */
  readonly current: number;
}

/** All levels with the valid bet they require; the current one is highlighted. */
export function Levels({ levels, current }: LevelsProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  return (
    <Surface as="section" aria-labelledby="rank-levels">
      <Stack gap="s3">
        <Heading level={3} id="rank-levels">
          {t('rank.levels')}
        </Heading>
        <ul className={css.levels}>
          {levels.map(({ level, name, from }) => (
            <li
              key={level}
              className={css.level}
              aria-current={level === current ? 'true' : undefined}
            >
              <LevelShield level={level} reached={level <= current} numbers={numbers} />
              <Text as="span" size="small" bold>
                {name}
              </Text>
              <Text as="span" size="small" tone="secondary">
                {from === null ? t('vip.fromStart') : figures(from)}
              </Text>
              {level === current && <Badge tone="accent">{t('rank.now')}</Badge>}
            </li>
          ))}
        </ul>
        <Text size="small" tone="secondary">
          {t('vip.lead')}
        </Text>
      </Stack>
    </Surface>
  );
}
