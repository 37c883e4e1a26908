import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';
import { cards, edge, hairline, tight } from './widths.ts';

const { color, space } = vars;

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
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(68%)',
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

/** Cells of a card: two columns, or a whole line. */
export const place = {
  title: uiStyle({ '@container': { [cards]: { gridColumn: '1', fontWeight: 600 } } }),
  meta: uiStyle({
    '@container': {
      [cards]: { gridColumn: '1', font: vars.type.caption, color: color.text.muted },
    },
  }),
  aside: uiStyle({
    '@container': {
      [cards]: {
        gridColumn: '2',
        justifySelf: 'end',
        minInlineSize: 0,
        maxInlineSize: '100%',
        textAlign: 'end',
      },
    },
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

/** At medium width this column is shown below the first cell instead. */
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

export const value = uiStyle({ minInlineSize: 0, maxInlineSize: '100%' });

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
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(68%)',
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
/** Overrides the style of the cell in any order of the style sheets. */
export const numeric = uiStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&&': { textAlign: 'end' } },
  '@container': { [cards]: { whiteSpace: 'normal' } },
});

/** A totals cell without a total. A card does not show it. */
export const bare = uiStyle({ '@container': { [cards]: { display: 'none' } } });

/** Space of rows that are not rendered. */
export const spacer = uiStyle({ '@container': { [cards]: { display: 'block' } } });
export const spacerCell = uiStyle({ padding: 0, border: 0 });

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
