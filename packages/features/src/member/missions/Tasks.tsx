import {
  Badge,
  Button,
  Heading,
  IconSlot,
  Money,
  ProgressBar,
  Stack,
  Surface,
  Text,
  VisuallyHidden,
} from '@parlour/ui';
import { Check } from 'lucide-react';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { ServerButtonLink } from '../../shared/links/ServerButtonLink.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { iconOf } from './icons.ts';
import * as css from './MissionsView.css.ts';
import type { MissionsViewProps } from './MissionsView.props.ts';
import type { Mission, MissionList } from './missions-model.ts';

interface TasksProps extends Pick<MissionsViewProps, 'claiming' | 'currencySymbol' | 'onClaim'> {
  readonly of: MissionList;
}

/** The missions, each with its progress and its reward (MIS-01). */
export function Tasks({ of: { missions, done, total, resets }, ...props }: TasksProps) {
  const t = useT();
  return (
    <Surface as="section" aria-labelledby="missions-list">
      <Stack gap="s3">
        <div>
          <Heading level={3} id="missions-list">
            {t('mission.list')}
          </Heading>
          <Text size="small" tone="secondary">
            <span>{t('mission.done', { done, total })}</span>
            {resets !== null && <span>{` · ${t('mission.resets', { date: resets })}`}</span>}
          </Text>
        </div>
        <ul className={css.list}>
          {missions.map((mission) => (
            <Card key={mission.id} mission={mission} {...props} />
          ))}
        </ul>
      </Stack>
    </Surface>
  );
}

interface CardProps extends Omit<TasksProps, 'of'> {
  readonly mission: Mission;
}

function Card({ mission, currencySymbol, ...act }: CardProps) {
  const t = useT();
  const figures = useFigures();
  const money = useMoney(currencySymbol);
  const { id, title, kind, progress, target, percent, reward, state } = mission;
  return (
    <Surface
      as="li"
      radius="md"
      padding="s3"
      elevation="hairline"
      className={css.card}
      data-mission={id}
    >
      <span className={css.icon}>
        <IconSlot icon={state === 'claimed' ? Check : iconOf(kind)} size={20} />
      </span>
      <div className={css.words}>
        <Heading level={4} size="s" id={`mission-${id}`}>
          {title}
        </Heading>
        <div className={css.progress}>
          <ProgressBar
            labelHidden
            label={`${t('mission.progress')}, ${title}`}
            value={percent}
            text={figures(`${formatCount(progress)}/${formatCount(target)}`)}
          />
        </div>
      </div>
      <div className={css.foot}>
        <span>
          <VisuallyHidden>{`${t('mission.reward')} `}</VisuallyHidden>
          <Money className={css.amount} tone="warm" text={money(reward)} />
        </span>
        <Act mission={mission} {...act} />
      </div>
    </Surface>
  );
}

/** The possible action of a mission, or its state. */
function Act({ mission, claiming, onClaim }: Omit<CardProps, 'currencySymbol'>) {
  const t = useT();
  const { id, state, code, href } = mission;
  switch (state) {
    case 'running':
      return (
        href !== null && (
          <ServerButtonLink variant="soft" address={href} aria-describedby={`mission-${id}`}>
            {t('mission.see')}
          </ServerButtonLink>
        )
      );
    case 'claimable':
      return (
        <Button
          variant="warm"
          aria-describedby={`mission-${id}`}
          busy={claiming === id}
          disabled={claiming !== null && claiming !== id}
          onClick={() => onClaim(mission)}
        >
          {t('action.claim')}
        </Button>
      );
    case 'claimed':
      return <Badge tone="success">{t('reward.claimed')}</Badge>;
    case 'expired':
      return <Badge>{t('reward.expired')}</Badge>;
    case 'other':
      return <Badge>{code === '' ? t('status.unknown') : code}</Badge>;
  }
}
