import type { Part } from '../../shared/parts/part.ts';
import type { PlayTab } from '../../shared/play/tabs.ts';
import type { Break, ExclusionMonths, Policy } from './policy.ts';
import type { Account, Limit, Limits, Standing } from './responsible-play-model.ts';

/** The action that is being sent, or was sent last. */
export type PlayAction = 'limit' | 'cancel' | 'reminder' | 'break' | 'exclusion' | 'read';

/** The new value of a limit; `null` removes the limit. */
export interface WantedLimit {
  readonly limit: Limit;
  readonly value: string | null;
}

/** The values of a self-exclusion. */
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
  /** The last failed attempt; `attempt` distinguishes two equal failures. */
  readonly failed: {
    readonly of: PlayAction;
    readonly error: unknown;
    readonly attempt: number;
  } | null;
  /** The limit whose window is open. */
  readonly open: Limit | null;
  /** The tab that is shown first. Default: the limits. */
  readonly first?: PlayTab;
  readonly onOpen: (limit: Limit | null) => void;
  readonly onSetLimit: (wanted: WantedLimit) => void;
  readonly onCancelRaise: (limit: Limit) => void;
  readonly onReminder: (minutes: number) => void;
  readonly onBreak: (days: number) => void;
  readonly onExclude: (wanted: WantedExclusion) => void;
  /** Called when the member goes a step back, so that the error is cleared. */
  readonly onBack?: (() => void) | undefined;
  /** Called when the member has read the reminder. */
  readonly onRead: () => void;
  readonly onRetry: (part: 'limits' | 'standing' | 'policy' | 'account') => void;
}

/** Props of the forms for a break and a self-exclusion. */
export interface ChoiceProps extends ResponsiblePlayViewProps {
  readonly rules: Policy;
  readonly now: Standing;
}
