import type { WireGame } from '@parlour/api-client/wire';
import type { Backend } from '../../backend.ts';
import type { MemberRecord, TicketRecord } from '../../state/state.ts';
import { type Stakes, stakesFrom } from '../kit/stakes.ts';
import { type BookType, bookTypeOf } from './world.ts';

/** Who bets where: everything that a ticket of a sportsbook gives access to. */
export interface BookPlace {
  readonly id: string;
  readonly ticket: TicketRecord;
  readonly member: MemberRecord;
  readonly game: WireGame;
  readonly type: BookType;
  readonly stakes: Stakes;
}

/** The place of a ticket; `null` for one that is unknown, has expired, or belongs to another kind of game. */
export function bookPlaceOf({ state, catalogue, now }: Backend, id: string): BookPlace | null {
  const ticket = state.tickets.get(id);
  if (!ticket || ticket.isLottery || ticket.expiresAt <= now()) return null;
  const member = state.members.get(ticket.memberId);
  const game = catalogue.game(ticket.nodeId, ticket.language);
  const type = game && bookTypeOf(game.gameType);
  if (!member || !game || !type) return null;
  return { id, ticket, member, game, type, stakes: stakesFrom(game.minBet) };
}
