import { paths } from '@parlour/api-client';
import { useRefresh } from '../../shared/runtime/use-refresh.ts';
import { teamReads } from '../team-figures/team-reads.ts';

/** The reads whose answers a step about a contract changes: lists, sums, and the flags of the menu. */
const changed: ReadonlySet<string> = new Set([
  ...teamReads,
  paths.agentAnnouncements,
  paths.agentIncome,
  paths.consolidatedFunds,
  paths.contractEffects,
  paths.contracts,
  paths.offerEffects,
  paths.registrationLinks,
  paths.registrationOptions,
  paths.settlements,
]);

/** Reads again what a contract changes (AGT-13). */
export const useContractRefresh = (): (() => Promise<void>) => useRefresh(changed);
