import { Alert, ButtonLink, Chip, Inline, Skeleton, Stack } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { type Part, PartError } from '../parts/index.ts';
import { Breaks } from './Breaks.tsx';
import { Exclusion } from './Exclusion.tsx';
import { HelpLines } from './HelpLines.tsx';
import { LimitList } from './LimitList.tsx';
import type { Account, Limit, Limits, Standing } from './model.ts';
import { PlayAccount } from './PlayAccount.tsx';
import type { Break, ExclusionMonths, Policy } from './policy.ts';

/** The parts of the page, in their order. */
const tabs = ['limits', 'break', 'exclusion', 'account'] as const;
/** A part of the page. */
export type PlayTab = (typeof tabs)[number];

const names = {
  limits: 'rg.limits',
  break: 'rg.timeOut',
  exclusion: 'rg.selfExclusion',
  account: 'play.account',
} as const;

/** What is being sent, or was the last time. */
export type PlayAction = 'limit' | 'cancel' | 'reminder' | 'break' | 'exclusion' | 'read';

/** A limit as it is wanted; `null` removes it. */
export interface WantedLimit {
  readonly limit: Limit;
  readonly value: string | null;
}

/** A self-exclusion as it is sent. */
export interface WantedExclusion {
  readonly months: ExclusionMonths;
  readonly password: string;
  /** Empty for none. */
  readonly reason: string;
}

export interface ResponsiblePlayViewProps {
  readonly limits: Part<Limits>;
  readonly standing: Part<Standing>;
  readonly policy: Part<Policy>;
  readonly account: Part<Account>;
  readonly breaks: readonly Break[];
  readonly currencySymbol: string;
  readonly busy: PlayAction | null;
  /** The last attempt that did not work; `attempt` tells two equal failures apart. */
  readonly failed: {
    readonly of: PlayAction;
    readonly error: unknown;
    readonly attempt: number;
  } | null;
  /** The limit whose window is open. */
  readonly open: Limit | null;
  /** The part that is shown first. Default: the limits. */
  readonly first?: PlayTab;
  readonly onOpen: (limit: Limit | null) => void;
  readonly onSetLimit: (wanted: WantedLimit) => void;
  readonly onCancelRaise: (limit: Limit) => void;
  readonly onReminder: (minutes: number) => void;
  readonly onBreak: (days: number) => void;
  readonly onExclude: (wanted: WantedExclusion) => void;
  /** The reminder was read. */
  readonly onRead: () => void;
  readonly onRetry: (part: 'limits' | 'standing' | 'policy' | 'account') => void;
}

/** Limits, breaks, self-exclusion and the account of the time spent. */
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

/** Play is closed: until when, what is still open. As the backend says it. */
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

/** What a choice of a time is given. */
export interface ChoiceProps extends ResponsiblePlayViewProps {
  readonly rules: Policy;
  readonly now: Standing;
}

interface ChosenProps extends ResponsiblePlayViewProps {
  readonly Choice: (props: ChoiceProps) => ReactNode;
}

/** Nothing can be chosen before it is known what the rules allow and what runs already. */
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
