/** Words of a tree; names are given so that the language places them. */
export interface TreeTableLabels {
  /** "Show downlines of ta***33". */
  expand: (name: string) => string;
  /** "Hide downlines of ta***33". */
  collapse: (name: string) => string;
  /** While the children of a row are on their way. */
  loading: string;
  /** When they could not be loaded. */
  failed: string;
  /** Word on the button that loads them again. */
  retry: string;
}
