import type { WireGame } from '@parlour/api-client/wire';
import type { Backend } from '../backend.ts';
import { minute } from '../core/calendar.ts';
import { mix } from '../team/names.ts';

/** How many people fit at a table. */
const seats = 60;

/** The people at a table: a steady number, and a few who come and go each minute. */
export function roomOf(
  { seed, now }: Pick<Backend, 'seed' | 'now'>,
  { nodeId, maintenance }: Pick<WireGame, 'nodeId' | 'maintenance'>,
): { readonly players: number; readonly seats: number } {
  const base = mix(seed, nodeId, 70) % seats;
  const guests = mix(seed, nodeId, Math.floor(now() / minute)) % 6;
  return { players: maintenance ? 0 : Math.min(seats, base + guests), seats };
}
