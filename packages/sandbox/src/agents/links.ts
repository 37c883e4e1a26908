import { randomToken, type State } from '../state/state.ts';
import type { LinkRecord } from './state.ts';

/** How many links an agent may have at a time, and how many days a link may be valid. */
export const maxLinks = 10;
export const linkDays: readonly number[] = [7, 30, 90];

/** Longest label of a link, in characters. */
export const maxLabel = 40;

/** Checks a label: it must be plain text without markup. */
export const labelProblem = (label: string): 'long' | 'markup' | null => {
  if ([...label].length > maxLabel) return 'long';
  return /[<>]/.test(label) ? 'markup' : null;
};

export const linkStatus = (link: LinkRecord, now: number): 'active' | 'expired' | 'disabled' => {
  if (link.disabled) return 'disabled';
  return link.expiresAt > now ? 'active' : 'expired';
};

/** Finds the link with a code, if the link is active. */
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

/** Returns an unused code: eight letters and digits. */
export function newCode(state: State): string {
  const code = randomToken(state, 8).toUpperCase();
  const taken = [...state.agents.links.values()].some((link) => link.code === code);
  return taken ? newCode(state) : code;
}
