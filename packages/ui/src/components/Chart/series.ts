/** One line or one colour of bars. */
export interface ChartSeries {
  /** Unique in the chart. The colour comes from the place in `series`. */
  id: string;
  /** In the legend, beside the value under the pointer, and as heading in the table of figures. */
  label: string;
  /** One value for each category; `null` where there is none. For drawing only: money is shown through `format`. */
  values: readonly (number | null)[];
}

/** One place on the horizontal axis, e.g. a day. */
export interface ChartCategory {
  /** Unique in the chart. */
  id: string;
  /** Short, with Latin digits: "11-07". */
  label: string;
}
