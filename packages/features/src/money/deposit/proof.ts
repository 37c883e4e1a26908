import { type FormSchema, formSchema, shortText, textThat } from '../../shared/form/schema.ts';
import type { Uploads } from '../../shared/uploads/use-uploads.ts';
import { longestPayerReference } from './order.ts';

/** Field names of a proof, the same as in the API. */
export const proofNames = ['uploadIds', 'payerReference'] as const;
export type ProofName = (typeof proofNames)[number];
const proofProblems = [
  'required',
  /** A picture is still being uploaded. */
  'busy',
  /** The upload of a picture failed. */
  'failed',
  'long',
] as const;
export type ProofProblem = (typeof proofProblems)[number];

/** The schema of a proof. It never drops a chosen picture without an error (WAL-06). */
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
