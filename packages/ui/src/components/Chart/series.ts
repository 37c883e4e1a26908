/** One line, or the bars of one colour. */
export interface ChartSeries {
  /** Unique in the chart. The colour depends on the position in `series`. */
  id: string;
  /** Shown in the legend, beside the value under the pointer, and as a heading in the table of values. */
  label: string;
  /**
   * One value for each category; `null` where there is none. They are used for drawing only: money is shown through
   * `format`.
   */
  values: readonly (number | null)[];
}

/** One position on the horizontal axis, e.g. a day. */
export interface ChartCategory {
  /** Unique in the chart. */
  id: string;
  /** Short, with Latin digits: "11-07". */
  label: string;
}
