import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';
import { cards, container, edge, hairline } from './widths.ts';

const { color, space, radius } = vars;

export const root = uiStyle({
  containerType: 'inline-size',
  containerName: container,
  inlineSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: color.surface.raised,
  boxShadow: vars.shadow.s1,
  color: color.text.primary,
  font: vars.type.small,
  selectors: {
    // Sticky cells would cover part of a ring inside, so the ring is around the card.
    '&:has(> [data-part="scroller"]:focus-visible)': focusRing,
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const scroller = uiStyle({
  overflow: 'auto',
  // Rows that are added or removed must not move the visible rows.
  overflowAnchor: 'none',
  overscrollBehaviorInline: 'contain',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: radius.lg },
  },
});

export const table = uiStyle({
  inlineSize: '100%',
  // Not collapsed, because borders of sticky cells would not move with them.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [cards]: { display: 'block', minInlineSize: '0 !important' } },
});

/** Columns keep their width while rows are added and removed. */
export const fixed = uiStyle({ tableLayout: 'fixed' });

export const head = uiStyle({ '@container': { [cards]: { display: 'block' } } });

/** Where rows are cards, the sortable headings are a strip above them. */
export const headRow = uiStyle({
  '@container': {
    [cards]: { display: 'flex', flexWrap: 'wrap', gap: space.s1, paddingInline: space.s2 },
  },
});

export const heading = uiStyle({
  paddingBlock: 10,
  paddingInline: space.s3,
  borderBlockEnd: hairline,
  background: color.surface.raised,
  font: vars.type.caption,
  fontWeight: 600,
  color: color.text.muted,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
  },
  '@container': { [cards]: { padding: '0 !important', border: 0 } },
});

export const unsortable = uiStyle({
  '@container': {
    [cards]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const stickyHead = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  '@container': { [cards]: { background: color.surface.raised, borderBlockEnd: hairline } },
});

export const sort = uiStyle({
  ...plainControl,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minBlockSize: 24,
  marginInline: -4,
  paddingInline: 4,
  borderRadius: radius.xs,
  font: 'inherit',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': focusRing,
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.text.accent },
  },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { color: color.text.primary } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
  '@container': { [cards]: { minBlockSize: 44, margin: 0, paddingInline: space.s2 } },
});

export const sortIcon = uiStyle({ flex: 'none', display: 'grid' });

/** Over the corner of the old rows while new ones are loading. */
export const busy = uiStyle({
  position: 'absolute',
  insetBlockStart: space.s2,
  insetInlineEnd: space.s2,
  zIndex: 3,
  display: 'grid',
  padding: space.s1,
  borderRadius: radius.full,
  background: color.surface.overlay,
  color: color.text.accent,
  boxShadow: vars.shadow.s3,
});

export const note = uiStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space.s6,
  paddingInline: space.s4,
  borderBlockStart: hairline,
});

export const footer = uiStyle({
  paddingBlock: space.s3,
  paddingInline: edge,
  borderBlockStart: hairline,
});
