/** A range of time: includes `from`, excludes `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
