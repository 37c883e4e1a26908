import { type FormSchema, formSchema, shortText, textThat } from '../../shared/form/schema.ts';
import type { Uploads } from '../../shared/uploads/use-uploads.ts';
import { longestPayerReference } from './order.ts';

/** Fields of a proof, as the backend calls them too. */
export const proofNames = ['uploadIds', 'payerReference'] as const;
export type ProofName = (typeof proofNames)[number];
const proofProblems = [
  'required',
  /** A picture is still on its way. */
  'busy',
  /** A picture did not arrive. */
  'failed',
  'long',
] as const;
export type ProofProblem = (typeof proofProblems)[number];

/** A proof; no picture that somebody chose is left out in silence (WAL-06). */
export const proofSchema = ({
  items,
  ids,
  busy,
}: Pick<Uploads, 'items' | 'ids' | 'busy'>): FormSchema<ProofName, ProofProblem> =>
  formSchema(proofProblems, {
    uploadIds: textThat(() => {
      if (busy) return 'busy';
      if (items.length > ids.length) return 'failed';
      return ids.length === 0 ? 'required' : null;
    }),
    payerReference: shortText(longestPayerReference),
  });
