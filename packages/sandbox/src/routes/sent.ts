import type { WireSentTransfer } from '@parlour/api-client/wire';
import { type Direction, directions } from '../cashier/team-transfers.ts';
import { formatMoney } from '../core/money.ts';
import type { TransferRecord } from '../state/member-account.ts';
import { masked } from '../team/names.ts';
import { iso } from './member-centre/view.ts';

/** Limits of one transfer. */
export const limitsOf = (to: Direction) => ({
  minAmount: formatMoney(directions[to].least),
  maxAmount: formatMoney(directions[to].most),
});

/** A transfer to another person as the contract sends it. */
export const toSent = (
  { id, amount, status, at, note }: TransferRecord,
  account: string,
): WireSentTransfer => ({
  reference: id,
  account: masked(account),
  amount: formatMoney(amount),
  status,
  time: iso(at),
  ...(note !== '' && { note }),
});
