import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({ display: 'grid', boxSizing: 'border-box', border: 0 });

const columns = (mode: 'auto-fit' | 'auto-fill', least: number) =>
  uiStyle({ gridTemplateColumns: `repeat(${mode}, minmax(min(100%, ${least}px), 1fr))` });

/** Minimum width of a column. A narrower grid has fewer columns. */
const least = { xs: 88, sm: 140, md: 220, lg: 300, xl: 420 } as const;

/** A few children spread over the whole row. */
export const fit = {
  xs: columns('auto-fit', least.xs),
  sm: columns('auto-fit', least.sm),
  md: columns('auto-fit', least.md),
  lg: columns('auto-fit', least.lg),
  xl: columns('auto-fit', least.xl),
};

/** A few children keep the width they would have in a full row. */
export const fill = {
  xs: columns('auto-fill', least.xs),
  sm: columns('auto-fill', least.sm),
  md: columns('auto-fill', least.md),
  lg: columns('auto-fill', least.lg),
  xl: columns('auto-fill', least.xl),
};
