/** Texts of a tree. They get the name as an argument, so that each language can place it. */
export interface TreeTableLabels {
  /** "Show downlines of ta***33". */
  expand: (name: string) => string;
  /** "Hide downlines of ta***33". */
  collapse: (name: string) => string;
  /** Shown while the children of a row are loading. */
  loading: string;
  /** Shown when the children could not be loaded. */
  failed: string;
  /** Text of the button that loads them again. */
  retry: string;
}
