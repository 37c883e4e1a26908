import { createRandom } from '../art/rng.ts';
import type { Backend } from '../backend.ts';
import { day, dayStart } from '../core/calendar.ts';
import type { Account } from '../ledger/accounts.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { State } from '../state/state.ts';
import { generateHistory } from './generate.ts';
import { historyEnd } from './history-end.ts';
import { noPast, type Past } from './past.ts';
import type { PastGame } from './visits.ts';

/** Generated pasts. They are derived from the seed, so none is saved. */
const cache = new WeakMap<State, Map<string, Past>>();

/** Moves an unused backend to another present: the past of its people is generated again and ends there. */
export function moveHistoryEnd(state: State): void {
  if (state.ledger.entries.some(({ kind }) => kind !== 'opening')) return;
  state.anchor = null;
  state.memberAccounts.clear();
  cache.delete(state);
}

/** The past of a member before the sandbox started; empty for all but the demo accounts. */
export function historyOf(backend: Backend, memberId: string): Past {
  const { state } = backend;
  const anchor = historyEnd(backend);
  const pasts = cache.get(state) ?? new Map<string, Past>();
  cache.set(state, pasts);
  const known = pasts.get(memberId);
  if (known) return known;
  // A read while the past is being generated gets an empty one.
  pasts.set(memberId, noPast);
  const past = generate(backend, memberId, anchor);
  pasts.set(memberId, past);
  return past;
}

function generate(backend: Backend, memberId: string, anchor: number): Past {
  const { state, seed } = backend;
  const member = state.members.get(memberId);
  const series = [...state.members.keys()].indexOf(memberId) + 1;
  if (!member?.hasPast) return noPast;
  const owned = new Map<Account, bigint>();
  const opening = openingOf(state.ledger.entries, memberId);
  for (const { account, amount } of opening?.legs ?? []) {
    if (account.startsWith('m/')) owned.set(account, amount);
  }
  const [first, ...others] = gamesFor(backend, series);
  if (!first) return noPast;
  const upline = member.uplineId === null ? undefined : state.members.get(member.uplineId);
  const today = dayStart(anchor);
  const subject = {
    memberId,
    username: member.username,
    series,
    owned,
    upline: upline?.username ?? null,
    income: backend.incomeBefore(memberId, { from: today - 90 * day, to: today }),
  };
  return (
    generateHistory(createRandom(seed * 31 + series), subject, [first, ...others], anchor) ?? noPast
  );
}

/** The opening entry of a member. */
const openingOf = (entries: readonly LedgerEntry[], memberId: string): LedgerEntry | undefined =>
  entries.find((entry) => entry.kind === 'opening' && entry.memberId === memberId);

/** About a dozen hot games that a member plays again and again. */
function gamesFor(backend: Backend, series: number): PastGame[] {
  const hot = backend.catalogue
    .hotGames()
    .filter(({ maintenance, gameType }) => !maintenance && !gameType.endsWith('LOTT'));
  return hot
    .filter((_, index) => index % 9 === series % 9 || index % 17 === series)
    .map(({ nodeId, gameType, vassalage }) => ({ nodeId, gameType, vassalage }));
}
