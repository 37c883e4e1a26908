import { randomToken, type State } from '../state/state.ts';
import type { LinkRecord } from './state.ts';

/** Links an agent may have at a time, and how long one may work, in days. */
export const maxLinks = 10;
export const linkDays: readonly number[] = [7, 30, 90];

/** Longest label of a link, in characters. */
export const maxLabel = 40;

/** What is wrong with a label: it is plain text, and no markup of any kind. */
export const labelProblem = (label: string): 'long' | 'markup' | null => {
  if ([...label].length > maxLabel) return 'long';
  return /[<>]/.test(label) ? 'markup' : null;
};

export const linkStatus = (link: LinkRecord, now: number): 'active' | 'expired' | 'disabled' => {
  if (link.disabled) return 'disabled';
  return link.expiresAt > now ? 'active' : 'expired';
};

/** The link a code belongs to, while it works. */
export const linkByCode = (
  { agents }: State,
  now: number,
  code: string,
): LinkRecord | undefined => {
  const wanted = code.trim().toUpperCase();
  return [...agents.links.values()].find(
    (link) => link.code === wanted && linkStatus(link, now) === 'active',
  );
};

export const linksOf = ({ agents }: State, agentId: string): LinkRecord[] =>
  [...agents.links.values()]
    .filter((link) => link.agentId === agentId)
    .sort((a, b) => b.createdAt - a.createdAt);

/** A code that is not in use: eight letters and digits. */
export function newCode(state: State): string {
  const code = randomToken(state, 8).toUpperCase();
  const taken = [...state.agents.links.values()].some((link) => link.code === code);
  return taken ? newCode(state) : code;
}
