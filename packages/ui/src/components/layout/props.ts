import type { align, gap, justify } from './gap.css.ts';

/** A step of the 4-px grid: `s4` is 16 px. */
export type SpaceStep = keyof typeof gap;
/** Alignment of children across the direction of the layout. */
export type Align = keyof typeof align;
/** Alignment of children along the direction of the layout. */
export type Justify = keyof typeof justify;
/** Elements that a layout component may render. Lists keep their meaning but lose their markers. */
export type LayoutElement = 'div' | 'section' | 'article' | 'span' | 'ul' | 'ol' | 'li';
