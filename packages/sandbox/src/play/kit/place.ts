import type { WireGame } from '@parlour/api-client/wire';
import type { Backend } from '../../backend.ts';
import type { MemberRecord, TicketRecord } from '../../state/state.ts';
import { tableOf } from '../tables.ts';
import { type Stakes, stakesFrom } from './stakes.ts';
import type { Table } from './table.ts';

/** Who plays what: everything that a ticket gives access to. */
export interface Place {
  readonly id: string;
  readonly ticket: TicketRecord;
  readonly member: MemberRecord;
  readonly game: WireGame;
  readonly table: Table;
  readonly stakes: Stakes;
}

/** The place of a ticket; `null` for one that is unknown or has expired. */
export function placeOf({ state, catalogue, now }: Backend, id: string): Place | null {
  const ticket = state.tickets.get(id);
  if (!ticket || ticket.expiresAt <= now()) return null;
  const member = state.members.get(ticket.memberId);
  const game = catalogue.game(ticket.nodeId, ticket.language);
  const table = game && tableOf(catalogue, game.nodeId);
  if (!member || !game || !table) return null;
  return { id, ticket, member, game, table, stakes: stakesFrom(game.minBet) };
}
