import type { Part } from '../../shared/parts/part.ts';
import type { Break, ExclusionMonths, Policy } from './policy.ts';
import type { Account, Limit, Limits, Standing } from './responsible-play-model.ts';
import type { PlayTab } from './tabs.ts';

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
  /** A step back: what went wrong is no longer said. */
  readonly onBack?: (() => void) | undefined;
  /** The reminder was read. */
  readonly onRead: () => void;
  readonly onRetry: (part: 'limits' | 'standing' | 'policy' | 'account') => void;
}

/** What a choice of a time is given. */
export interface ChoiceProps extends ResponsiblePlayViewProps {
  readonly rules: Policy;
  readonly now: Standing;
}
