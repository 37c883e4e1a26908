/** The checkboxes before the rows. */
export interface TableSelection<Row> {
  /** Ids of the selected rows. They may be on other pages. */
  ids: ReadonlySet<string>;
  /** Called with all selected ids, including those of other pages, after a row was selected or deselected. */
  onChange: (ids: ReadonlySet<string>) => void;
  /** Name of the checkbox in the header: "All on this page". */
  allLabel: string;
  /** Returns the name of the checkbox of a row: "DP-20418". */
  rowLabel: (row: Row) => string;
  /** Returns whether a row cannot be selected. */
  disabled?: ((row: Row) => boolean) | undefined;
}
