import type { Backend } from '../backend.ts';
import { demoAccounts } from '../catalogue/content.ts';
import { type DayNumber, dayOf } from '../core/calendar.ts';
import { historyEnd } from '../history/history-end.ts';
import type { MemberRecord } from '../state/state.ts';
import { type DerivedTeam, deriveTeam } from '../team/derived.ts';

const demoAgent = demoAccounts.find(({ type }) => type === 1)?.username ?? '';

/** Only the demo agent has the derived team; other agents have the members they registered. */
export const hasDerivedTeam = ({ username }: Pick<MemberRecord, 'username'>): boolean =>
  username === demoAgent;

const teams = new WeakMap<Backend, { born: DayNumber; team: DerivedTeam }>();

/** The derived team of this backend, computed once. */
export function derivedOf(backend: Backend): DerivedTeam {
  const born = dayOf(historyEnd(backend));
  const kept = teams.get(backend);
  if (kept?.born === born) return kept.team;
  const team = deriveTeam(backend.seed, born);
  teams.set(backend, { born, team });
  return team;
}
