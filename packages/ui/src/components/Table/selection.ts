/** Ticks before the rows. */
export interface TableSelection<Row> {
  /** Ids of the rows that are ticked; they may be on other pages. */
  ids: ReadonlySet<string>;
  /** A tick was set or taken away; gets all ids ticked now, those of other pages included. */
  onChange: (ids: ReadonlySet<string>) => void;
  /** Name of the tick in the head: "All on this page". */
  allLabel: string;
  /** Name of the tick of a row: "DP-20418". */
  rowLabel: (row: Row) => string;
  /** Rows that cannot be ticked. */
  disabled?: ((row: Row) => boolean) | undefined;
}
