import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';
import { mirrored } from '../rules.ts';

/** What is between the arrows, and the arrows: one line at any width. */
export const ends = uiStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space.s2 });

/** Two boxes side by side, one under another where they do not fit. */
export const boxes = uiStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** The boxes under the button that shows them. */
export const below = uiStyle({ marginBlockStart: vars.space.s2 });

/** As high as the arrows beside it; the range stays on one line. */
export const summary = uiStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingInline: vars.space.s2,
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
  // Room for the focus ring inside the scroller.
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s1,
  marginInline: '-4px',
  // As wide as the field, and no reason for the field to be wider.
  inlineSize: 0,
  boxSizing: 'border-box',
  minInlineSize: 'calc(100% + 8px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // A scroller that no key can reach would hide what is in it.
    '&[data-state="disabled"]': { flexWrap: 'wrap', overflowX: 'visible' },
  },
});

/** 48 px, as high as the boxes; the arrow turns with the reading direction. */
export const arrow = uiStyle({ flex: 'none', inlineSize: '48px', blockSize: '48px' });
export const glyph = uiStyle({ display: 'grid', ...mirrored });
