/** A stretch of time: `from` belongs to it, `to` does not. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
