import type { Uploads } from '../uploads/index.ts';
import { longestPayerReference } from './order.ts';

/** Fields of a proof, as the backend calls them too. */
export const proofNames = ['uploadIds', 'payerReference'] as const;
export type ProofName = (typeof proofNames)[number];
export type ProofProblem =
  | 'required'
  /** A picture is still on its way. */
  | 'busy'
  /** A picture did not arrive. */
  | 'failed'
  | 'long';

/** What is wrong with a proof, field by field; no picture that somebody chose is left out in silence (WAL-06). */
export function proofProblems(
  { items, ids, busy }: Pick<Uploads, 'items' | 'ids' | 'busy'>,
  payerReference: string,
): ReadonlyMap<ProofName, ProofProblem> {
  const found = new Map<ProofName, ProofProblem>();
  if (busy) found.set('uploadIds', 'busy');
  else if (items.length > ids.length) found.set('uploadIds', 'failed');
  else if (ids.length === 0) found.set('uploadIds', 'required');
  if ([...payerReference.trim()].length > longestPayerReference) {
    found.set('payerReference', 'long');
  }
  return found;
}
