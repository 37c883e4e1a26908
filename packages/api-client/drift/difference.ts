/** What a difference is, and how grave. */

/** One difference between traffic and contract, however often it was seen. */
export interface Difference {
  /** operationId, or method and path of an address the contract lacks. */
  readonly operation: string;
  /** Where: `query.pageNo`, `request.amount`, `answer.value.sumBalance`, `address`, `header.Authorization` … */
  readonly field: string;
  readonly kind: string;
  readonly detail: string;
  /** Notes alone do not fail a run: the client copes with them. */
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
