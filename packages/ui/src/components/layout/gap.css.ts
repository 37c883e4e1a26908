import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

const { space } = vars;

/** Space between children, by token (4-px grid, design.md §2). */
export const gap = {
  none: uiStyle({ gap: 0 }),
  s1: uiStyle({ gap: space.s1 }),
  s2: uiStyle({ gap: space.s2 }),
  s3: uiStyle({ gap: space.s3 }),
  s4: uiStyle({ gap: space.s4 }),
  s5: uiStyle({ gap: space.s5 }),
  s6: uiStyle({ gap: space.s6 }),
  s8: uiStyle({ gap: space.s8 }),
  s10: uiStyle({ gap: space.s10 }),
  s12: uiStyle({ gap: space.s12 }),
  s16: uiStyle({ gap: space.s16 }),
};

/** Alignment across the direction of a row or column. */
export const align = {
  start: uiStyle({ alignItems: 'flex-start' }),
  center: uiStyle({ alignItems: 'center' }),
  end: uiStyle({ alignItems: 'flex-end' }),
  baseline: uiStyle({ alignItems: 'baseline' }),
  stretch: uiStyle({ alignItems: 'stretch' }),
};

/** Alignment along the direction of a row. */
export const justify = {
  start: uiStyle({ justifyContent: 'flex-start' }),
  center: uiStyle({ justifyContent: 'center' }),
  end: uiStyle({ justifyContent: 'flex-end' }),
  between: uiStyle({ justifyContent: 'space-between' }),
};

/** Removes list styles, so that `as="ul"` looks like any other element. */
export const plain = uiStyle({ margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });
