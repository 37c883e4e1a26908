import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

const { color, space, radius } = vars;
const container = 'pl-table';
/** The table's own width decides, not the window's: it also lives in centres and drawers. */
const cards = `${container} (max-width: 599px)`;
const tight = `${container} (min-width: 600px) and (max-width: 899px)`;
const hairline = `1px solid ${color.border.hairline}`;
const edge = space.s5;

export const root = uiStyle({
  containerType: 'inline-size',
  containerName: container,
  inlineSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: color.surface.raised,
  boxShadow: vars.shadow.s1,
  color: color.text.primary,
  font: vars.type.small,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const scroller = uiStyle({
  overflow: 'auto',
  // The rows that come and go must not move what one looks at.
  overflowAnchor: 'none',
  overscrollBehaviorInline: 'contain',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: radius.lg },
  },
});

export const table = uiStyle({
  inlineSize: '100%',
  // Not collapsed: borders of sticky cells would stay behind.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [cards]: { display: 'block' } },
});

/** Columns keep their width while rows come and go. */
export const fixed = uiStyle({ tableLayout: 'fixed' });

export const caption = uiStyle({
  '@container': { [cards]: { display: 'block', inlineSize: 1 } },
});

export const head = uiStyle({ '@container': { [cards]: { display: 'block' } } });

/** Where rows are cards, the headings that sort are a strip above them. */
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
  verticalAlign: 'bottom',
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

export const body = uiStyle({ '@container': { [cards]: { display: 'block' } } });

export const row = uiStyle({
  selectors: {
    '&[data-state="selected"]': { background: color.accent.soft },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [when.hover]: {
      selectors: { '&:not([data-state="selected"]):hover': { background: color.surface.hover } },
    },
    [when.forcedColors]: {
      selectors: {
        '&:focus-visible': { ...forcedFocusRing, outlineOffset: '-3px' },
        '&[data-state="selected"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
  '@container': {
    [cards]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridAutoFlow: 'row dense',
      columnGap: space.s3,
      rowGap: 2,
      paddingBlock: space.s3,
      paddingInline: space.s4,
      borderBlockEnd: hairline,
    },
  },
});

export const cell = uiStyle({
  boxSizing: 'border-box',
  paddingBlock: 12,
  paddingInline: space.s3,
  borderBlockEnd: hairline,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
    [`${body} > ${row}:last-child > &`]: { borderBlockEnd: 0 },
  },
  '@container': { [cards]: { padding: '0 !important', border: 0, overflowWrap: 'anywhere' } },
});

export const numeric = uiStyle({
  textAlign: 'end',
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [cards]: { whiteSpace: 'normal' } },
});

/** Cells of a card: two columns, and whole lines. */
export const place = {
  title: uiStyle({ '@container': { [cards]: { gridColumn: '1', fontWeight: 600 } } }),
  meta: uiStyle({
    '@container': {
      [cards]: { gridColumn: '1', font: vars.type.caption, color: color.text.muted },
    },
  }),
  aside: uiStyle({
    '@container': { [cards]: { gridColumn: '2', justifySelf: 'end', textAlign: 'end' } },
  }),
  line: uiStyle({
    '@container': {
      [cards]: {
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        gap: space.s3,
        textAlign: 'end',
      },
    },
  }),
  hidden: uiStyle({ '@container': { [cards]: { display: 'none' } } }),
};

/** In between, what has no column of its own stands below the first cell. */
export const roomy = uiStyle({ '@container': { [tight]: { display: 'none' } } });

export const more = uiStyle({
  display: 'none',
  font: vars.type.caption,
  color: color.text.muted,
  '@container': { [tight]: { display: 'block' } },
});
export const moreItem = uiStyle({ display: 'block' });

export const cellLabel = uiStyle({
  display: 'none',
  color: color.text.muted,
  textAlign: 'start',
  fontFamily: vars.font.body,
  '@container': { [cards]: { display: 'block' } },
});

export const value = uiStyle({ minInlineSize: 0 });

export const firstCell = uiStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const firstText = uiStyle({ minInlineSize: 0 });

export const stickyFirst = uiStyle({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.surface.raised,
  boxShadow: `1px 0 0 ${color.border.hairline}`,
  selectors: { [`${row}[data-state="selected"] > &`]: { background: color.accent.soft } },
  '@container': { [cards]: { position: 'static', background: 'none', boxShadow: 'none' } },
});

export const foot = uiStyle({ '@container': { [cards]: { display: 'block' } } });

export const footRow = uiStyle({
  background: color.surface.sunken,
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridAutoFlow: 'row dense',
      columnGap: space.s3,
      paddingBlock: space.s3,
      paddingInline: space.s4,
    },
  },
});

export const footCell = uiStyle({
  paddingBlock: 12,
  paddingInline: space.s3,
  background: color.surface.sunken,
  fontWeight: 700,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
  },
  '@container': { [cards]: { padding: '0 !important' } },
});
/** Nothing to add up here. */
export const bare = uiStyle({ '@container': { [cards]: { display: 'none' } } });

/** Room of rows that are not drawn. */
export const spacer = uiStyle({ '@container': { [cards]: { display: 'block' } } });
export const spacerCell = uiStyle({ padding: 0, border: 0 });

/** Old rows while new ones are on their way. */
export const stale = uiStyle({ opacity: 0.6 });

export const selectCell = uiStyle({
  inlineSize: 44,
  padding: 0,
  paddingInlineStart: space.s2,
  borderBlockEnd: hairline,
  background: 'inherit',
  verticalAlign: 'middle',
  '@container': {
    [cards]: {
      position: 'absolute',
      insetInlineStart: 4,
      insetBlockStart: 2,
      border: 0,
      padding: 0,
    },
  },
});

export const selectHead = uiStyle({
  inlineSize: 44,
  padding: 0,
  paddingInlineStart: space.s2,
  borderBlockEnd: hairline,
  background: color.surface.raised,
  '@container': { [cards]: { border: 0, paddingInlineStart: 0, marginInlineStart: -4 } },
});

export const selectable = uiStyle({
  '@container': { [cards]: { paddingInlineStart: 52 } },
});

export const select = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  cursor: 'pointer',
});

export const mixed = uiStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  color: color.text.accent,
  pointerEvents: 'none',
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
