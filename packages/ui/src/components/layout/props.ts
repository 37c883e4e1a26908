import type { align, gap, justify } from './gap.css.ts';

/** A step of the 4-px grid: `s4` is 16 px. */
export type SpaceStep = keyof typeof gap;
/** Place of children across the direction they run in. */
export type Align = keyof typeof align;
/** Place of children along the direction they run in. */
export type Justify = keyof typeof justify;
/** Elements a layout primitive may be: lists keep their meaning, their marks go. */
export type LayoutElement = 'div' | 'section' | 'article' | 'span' | 'ul' | 'ol' | 'li';
