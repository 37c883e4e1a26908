import type { Part } from '../../shared/parts/part.ts';
import type { Board, Mission, MissionList, Period } from './missions-model.ts';
import type { ClaimFailure } from './use-missions.ts';

export interface MissionsViewProps {
  readonly missions: Part<MissionList>;
  readonly board: Part<Board>;
  readonly period: Period;
  readonly currencySymbol: string;
  /** Id of the mission whose reward is being claimed; `null` for none. */
  readonly claiming: string | null;
  readonly failure: ClaimFailure | null;
  readonly onClaim: (mission: Mission) => void;
  readonly onPeriod: (period: Period) => void;
  readonly onRetry: () => void;
  readonly onRetryBoard: () => void;
}
