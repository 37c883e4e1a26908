import { paths } from '@parlour/api-client';

/** The reads whose answers change with the accounts of a team and with the money between them (AGT-03, AGT-14). */
export const teamReads: readonly string[] = [
  paths.downline,
  paths.downlines,
  paths.downlineTarget,
  paths.downlineTransfers,
  paths.teamBets,
  paths.teamOverview,
  paths.teamStatements,
  paths.teamTransactions,
];
