import type { WireGame } from '@parlour/api-client/wire';
import type { Backend } from '../../backend.ts';
import { languageOf } from '../../catalogue/language.ts';
import { lotteryOfGame } from '../../lottery/draws.ts';
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
  /** What the page is called: the game, or the lottery that was opened by its own name. */
  readonly title: string;
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
  const lottery = ticket.isLottery ? lotteryOfGame(ticket.nodeId) : undefined;
  const title = lottery ? lottery.name[languageOf(ticket.language)] : game.gameName;
  return { id, ticket, member, game, title, table, stakes: stakesFrom(game.minBet) };
}
