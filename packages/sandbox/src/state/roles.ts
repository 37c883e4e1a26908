import type { MemberRecord } from './state.ts';

/** Types of accounts that are agents (LGN-06). */
const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42]);

/** Whether an account has an agent centre and may have downlines. */
export const isAgent = ({ type }: Pick<MemberRecord, 'type'>): boolean => agentTypes.has(type);
