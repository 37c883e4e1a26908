import { Alert, ButtonLink, Chip, Inline, Skeleton, Stack } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { type ReactNode, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { tabs } from '../../shared/play/tabs.ts';
import { Breaks } from './Breaks.tsx';
import { Exclusion } from './Exclusion.tsx';
import { HelpLines } from './HelpLines.tsx';
import { LimitList } from './LimitList.tsx';
import { PlayAccount } from './PlayAccount.tsx';
import type { ChoiceProps, ResponsiblePlayViewProps } from './ResponsiblePlayView.props.ts';
import type { Standing } from './responsible-play-model.ts';

const names = {
  limits: 'rg.limits',
  break: 'rg.timeOut',
  exclusion: 'rg.selfExclusion',
  account: 'play.account',
} as const;

/** Limits, breaks, self-exclusion and the session account. */
export function ResponsiblePlayView(props: ResponsiblePlayViewProps) {
  const { standing, first = 'limits', busy, onRetry } = props;
  const t = useT();
  const [tab, setTab] = useState(first);
  return (
    <FormStatus message={busy === null ? '' : t('loading.saving')}>
      <Stack>
        {standing.status === 'ready' && <Paused of={standing.value} />}
        {standing.status === 'error' && (
          <PartError part={standing} onRetry={() => onRetry('standing')} />
        )}
        <Inline role="group" aria-label={t('rg.responsiblePlay')}>
          {tabs.map((one) => (
            <Chip key={one} selected={one === tab} onClick={() => setTab(one)}>
              {t(names[one])}
            </Chip>
          ))}
        </Inline>
        {tab === 'limits' && <LimitList {...props} />}
        {tab === 'break' && <Chosen {...props} Choice={Breaks} />}
        {tab === 'exclusion' && <Chosen {...props} Choice={Exclusion} />}
        {tab === 'account' && <PlayAccount {...props} />}
        {props.policy.status === 'ready' && <HelpLines lines={props.policy.value.helpLines} />}
      </Stack>
    </FormStatus>
  );
}

/** Says that play is closed, until when, and what stays open. The end comes from the backend. */
function Paused({ of }: { readonly of: Standing }) {
  const t = useT();
  if (!of.paused) return null;
  const title = of.permanent
    ? t('play.excludedForGood')
    : of.excludedUntil !== null
      ? t('rgMsg.selfExcludedUntil', { time: of.excludedUntil })
      : of.timeOutUntil !== null
        ? t('rgMsg.timeOutUntil', { time: of.timeOutUntil })
        : t('play.paused');
  return (
    <Alert
      tone="info"
      title={title}
      action={
        <ButtonLink size="sm" href="/?member=withdraw">
          {t('wallet.withdrawal')}
        </ButtonLink>
      }
    >
      {t('play.closed')}
    </Alert>
  );
}

interface ChosenProps extends ResponsiblePlayViewProps {
  readonly Choice: (props: ChoiceProps) => ReactNode;
}

/** Nothing can be chosen before the rules and the running breaks are known. */
function Chosen({ Choice, ...props }: ChosenProps) {
  const { policy, standing, onRetry } = props;
  if (policy.status === 'error') {
    return <PartError part={policy} onRetry={() => onRetry('policy')} />;
  }
  if (policy.status === 'loading' || standing.status === 'loading') {
    return <Skeleton height={320} />;
  }
  // The failure is shown above.
  if (standing.status === 'error') return null;
  return <Choice {...props} rules={policy.value} now={standing.value} />;
}
