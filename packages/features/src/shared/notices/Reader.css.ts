import { vars } from '@parlour/ui/theme';
import { featureStyle, from, when } from '@parlour/ui/theme/style';

const { color, radius, space, type } = vars;

const grid = { display: 'grid', minInlineSize: 0, alignContent: 'start' } as const;

/** List and text side by side, or one at a time. */
export const reader = {
  split: featureStyle({
    ...grid,
    gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)',
    alignContent: 'stretch',
  }),
  list: featureStyle(grid),
};

export const side = featureStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minInlineSize: 0,
  selectors: {
    '&[hidden]': { display: 'none' },
    [`${reader.split} > &`]: { borderInlineEnd: `1px solid ${color.border.hairline}` },
  },
  // The width is unknown while prerendering: the list gets the width it has beside a text.
  '@media': { [from.desktop]: { maxInlineSize: 360 } },
});

/** Over the padding of the window: a narrow phone has no room for both. */
export const windowSide = featureStyle({ marginInline: `calc(${space.s3} * -1)` }, side);

export const list = featureStyle({
  display: 'grid',
  alignContent: 'start',
  margin: 0,
  padding: space.s2,
  listStyle: 'none',
});

export const item = {
  split: featureStyle({ display: 'grid', minInlineSize: 0 }),
  list: featureStyle({
    display: 'grid',
    minInlineSize: 0,
    // A line without a height: rows are equally high in both layouts.
    selectors: { '& + &': { boxShadow: `0 -1px 0 ${color.border.hairline}` } },
  }),
};

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 52,
  paddingBlock: space.s2,
  paddingInline: space.s3,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.text.primary,
  font: type.body,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"]': { background: color.accent.soft, color: color.text.accent },
  },
  '@media': {
    [when.hover]: {
      selectors: { '&:hover:not([aria-current="true"])': { background: color.surface.hover } },
    },
    [when.forcedColors]: {
      selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const dot = featureStyle({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: radius.full,
  selectors: { '&[data-state="unread"]': { background: color.accent.fill } },
  '@media': {
    [when.forcedColors]: { selectors: { '&[data-state="unread"]': { background: 'CanvasText' } } },
  },
});

export const words = featureStyle({ display: 'grid', gap: space.s1, minInlineSize: 0 });

export const title = featureStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-state="unread"] + * > &': { fontWeight: 600 } },
});

/** As wide as the list: the pager uses a container query. */
export const pager = featureStyle({ minInlineSize: 0, padding: space.s2 });

/** The rows scroll below it, however low the window is: it stands on the edge, over the padding of the window. */
export const lastingPager = featureStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: `calc(${space.s4} * -1)`,
  minInlineSize: 0,
  padding: space.s2,
  background: color.surface.overlay,
});

const textBox = {
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  minInlineSize: 0,
} as const;

export const text = {
  split: featureStyle({
    ...textBox,
    padding: `${space.s5} ${space.s6}`,
    overflowWrap: 'anywhere',
    '@media': { [from.desktop]: { maxInlineSize: 720 } },
  }),
  list: featureStyle({ ...textBox, padding: space.s2, overflowWrap: 'anywhere' }),
};
