import { memberAccountOf } from '../state/member-accounts.ts';
import { type Stage, stage } from '../testing/stage.ts';
import { mainOf, vendorOf } from './accounts.ts';
import { balanceOf, post } from './ledger.ts';
import { placeBet, settleBet } from './rounds.ts';

/** A member with 30,000.00 in the main wallet, and functions to bet. */
export function table() {
  const at: Stage = stage(1);
  const { backend } = at;
  const member = at.people[2];
  if (!member) throw new Error('The stage is empty');
  const held = (account: string) => balanceOf(backend.state.ledger, account);
  const place = (stake: bigint, changes: { vassalage?: string; gameType?: string } = {}) =>
    placeBet(backend, member, { nodeId: 1, gameType: 'RNG', vassalage: 'A', stake, ...changes });
  const bet = (...wager: Parameters<typeof place>) => {
    const placed = place(...wager);
    if (!('bet' in placed)) throw new Error(placed.code);
    return placed.bet;
  };
  const play = (stake: bigint, gameType = 'RNG', payout = 0n) =>
    settleBet(backend, bet(stake, { gameType }), payout);
  return { ...at, member, held, place, bet, play };
}

/** The return type of {@link table}. */
export type Table = ReturnType<typeof table>;

/** Puts money into the wallet at a vendor. */
export function fill({ backend, member }: Table, vendor: string, amount: bigint) {
  post(backend.state.ledger, {
    ...{ at: 0, kind: 'transfer', memberId: member.id, reference: 'TX-1', note: '' },
    legs: [
      { account: mainOf(member.id), amount: -amount },
      { account: vendorOf(member.id, vendor), amount },
    ],
  });
}

/** The bonuses of the member. */
export const bonuses = ({ backend, member }: Table) => memberAccountOf(backend, member.id).bonuses;
