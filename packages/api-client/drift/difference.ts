/** The differences that are reported, and their severity. */

/** One difference between traffic and contract, with the number of times it was seen. */
export interface Difference {
  /** operationId, or method and path when the contract has no such path. */
  readonly operation: string;
  /** Where: `query.pageNo`, `request.amount`, `answer.value.sumBalance`, `address`, `header.Authorization` … */
  readonly field: string;
  readonly kind: string;
  readonly detail: string;
  /** A run with notes only does not fail: the client can handle them. */
  readonly severity: 'error' | 'note';
  readonly times: number;
}

/** A difference of one exchange. */
export type Found = Omit<Difference, 'times' | 'operation'>;

export const error = (field: string, kind: string, detail: string): Found => ({
  field,
  kind,
  detail,
  severity: 'error',
});

export const note = (field: string, kind: string, detail: string): Found => ({
  ...error(field, kind, detail),
  severity: 'note',
});
