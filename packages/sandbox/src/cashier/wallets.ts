import type { Backend } from '../backend.ts';
import type { Vendor } from '../catalogue/vendors.ts';
import type { Cents } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { mainOf, vendorOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { moneyOf } from '../ledger/queries.ts';
import type { TransferRecord } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { type MemberRecord, nextReference } from '../state/state.ts';

/** The name of the main wallet in transfers. */
export const mainWallet = 'MAIN';

/** Whether the wallet at a vendor is closed: no money moves in or out. */
export const isClosed = (
  { scenario }: Backend,
  { code, maintenance }: Pick<Vendor, 'code' | 'maintenance'>,
): boolean => maintenance || scenario.closedWallets.includes(code);

const accountOf = (memberId: string, wallet: string) =>
  wallet === mainWallet ? mainOf(memberId) : vendorOf(memberId, wallet);

/** Moves money between two wallets of one member. */
export function transferBetween(
  backend: Backend,
  { id }: MemberRecord,
  from: string,
  to: string,
  amount: Cents,
): { readonly transfer: TransferRecord } | Refusal {
  if (from === to) return { code: 'VALIDATION', text: 'sameWallet', wrong: 'to' };
  for (const [field, wallet] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (wallet === mainWallet) continue;
    const vendor = backend.catalogue.vendors.find(({ code }) => code === wallet);
    if (!vendor) return { code: 'VALIDATION', text: 'validation', wrong: field };
    if (isClosed(backend, vendor)) return { code: 'GAME_MAINTENANCE', text: 'walletMaintenance' };
  }
  const at = backend.now();
  const reference = nextReference(backend.state, 'TX');
  const moved = post(backend.state.ledger, {
    at,
    kind: 'transfer',
    memberId: id,
    reference,
    note: `${from}>${to}`,
    legs: [
      { account: accountOf(id, from), amount: -amount },
      { account: accountOf(id, to), amount },
    ],
  });
  if (!moved) return { code: 'INSUFFICIENT_BALANCE', text: 'insufficient' };
  const transfer: TransferRecord = {
    id: reference,
    at,
    from,
    to,
    amount,
    status: 'completed',
    note: '',
  };
  memberAccountOf(backend, id).transfers.push(transfer);
  return { transfer };
}

/** Transfers every vendor balance to the main wallet; wallets under maintenance keep theirs. */
export function bringAllBack(backend: Backend, member: MemberRecord): void {
  for (const [vendor, amount] of moneyOf(backend.state, member.id).vendors) {
    if (amount > 0n) transferBetween(backend, member, vendor, mainWallet, amount);
  }
}
