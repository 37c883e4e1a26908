import type { Backend } from '../backend.ts';
import { expireBonuses } from '../ledger/rounds.ts';
import type { MemberRecord } from '../state/state.ts';
import { settleDeposits } from './deposits.ts';
import { settleRedemptions } from './points.ts';
import { settlePromotions } from './promotions.ts';
import { settleWithdrawals } from './withdrawals.ts';

/** Settles what fell due since a member's last call: credits, payments, approvals, expiries. */
export function settleMember(backend: Backend, member: MemberRecord): void {
  if (member.type === 4) return;
  settleDeposits(backend, member.id);
  settleWithdrawals(backend, member.id);
  settleRedemptions(backend, member.id);
  expireBonuses(backend, member.id);
  settlePromotions(backend, member);
}
