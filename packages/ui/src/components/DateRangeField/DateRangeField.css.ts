import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';
import { mirrored } from '../rules.ts';

/** The arrows and the boxes between them: one line at any width. */
export const ends = uiStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space.s2 });

/** Two boxes side by side, or stacked where they do not fit. */
export const boxes = uiStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** The boxes below the button that shows them. */
export const below = uiStyle({ marginBlockStart: vars.space.s2 });

/** As high as the arrows beside it, also where the range needs two lines. */
export const summary = uiStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingBlock: 0,
  paddingInline: vars.space.s2,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const end = uiStyle({ flex: '1 1 148px', minInlineSize: 0 });

export const endLabel = uiStyle({
  display: 'block',
  marginBlockEnd: '2px',
  font: vars.type.caption,
  color: vars.color.text.secondary,
});

/** Chips scroll sideways on phones instead of taking four lines. */
export const presets = uiStyle({
  display: 'flex',
  gap: vars.space.s2,
  marginBlockEnd: '10px',
  // Leaves room for the focus ring inside the scroller.
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s1,
  marginInline: '-4px',
  // As wide as the field, but never the reason for a wider field.
  inlineSize: 0,
  boxSizing: 'border-box',
  minInlineSize: 'calc(100% + 8px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // A disabled row cannot be scrolled by keyboard, so it wraps to show everything.
    '&[data-state="disabled"]': { flexWrap: 'wrap', overflowX: 'visible' },
  },
});

/** 48 px, as high as the boxes. The arrow is mirrored in right-to-left text. */
export const arrow = uiStyle({ flex: 'none', inlineSize: '48px', blockSize: '48px' });
export const glyph = uiStyle({ display: 'grid', ...mirrored });
