import { vars } from '@parlour/ui/theme';
import { featureStyle, from, when } from '@parlour/ui/theme/style';

const { color, radius, space, type } = vars;

/** Reserves the height of one page, so that nothing moves when the messages arrive. */
export const card = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 480,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
  background: color.surface.raised,
  overflow: 'clip',
});

/** The two numbers that the bell adds up, beside each other where there is room. */
export const counts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  margin: 0,
  paddingInline: space.s4,
  columnGap: space.s6,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
  background: color.surface.raised,
});

export const count = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: 48,
});

export const figure = featureStyle({ margin: 0, font: type.label });

/** List and text beside each other. */
export const split = featureStyle(
  {
    alignContent: 'stretch',
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(280px, 360px) minmax(0, 1fr)' },
    },
  },
  card,
);

export const waiting = featureStyle({ display: 'grid', gap: space.s5, padding: space.s5 });

export const side = featureStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minInlineSize: 0,
  selectors: {
    '&[hidden]': { display: 'none' },
    [`${split} > &`]: { borderInlineEnd: `1px solid ${color.border.hairline}` },
  },
});

export const list = featureStyle({
  display: 'grid',
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});

const rowBox = {
  alignItems: 'center',
  minBlockSize: 72,
  paddingBlock: space.s3,
  paddingInline: space.s4,
} as const;

export const row = featureStyle({
  ...rowBox,
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  gap: space.s3,
  border: 0,
  background: 'none',
  color: color.text.primary,
  font: type.body,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-current="true"]': { background: color.accent.soft } },
  '@media': {
    [when.hover]: {
      selectors: { '&:hover:not([aria-current="true"])': { background: color.surface.hover } },
    },
    [when.forcedColors]: {
      selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

/** A row with a tick, as wide as the list. */
export const tick = featureStyle({ ...rowBox, display: 'grid' });

export const dot = featureStyle({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: radius.full,
  selectors: { '[data-state="unread"] > &': { background: color.accent.fill } },
  '@media': {
    [when.forcedColors]: {
      selectors: { '[data-state="unread"] > &': { background: 'CanvasText' } },
    },
  },
});

export const arrow = featureStyle({
  color: color.text.muted,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

export const words = featureStyle({
  display: 'grid',
  gap: space.s1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = featureStyle({
  selectors: { '[data-state="unread"] &': { fontWeight: 700 } },
});

/** As wide as the list: the pager uses a container query. */
export const pager = featureStyle({
  minInlineSize: 0,
  paddingBlock: space.s2,
  paddingInline: space.s4,
});

export const text = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  minInlineSize: 0,
  padding: space.s4,
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { paddingBlock: space.s5, paddingInline: space.s6 } },
});

export const textHead = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s3,
  paddingBlockEnd: space.s3,
  borderBlockEnd: `1px dashed ${color.border.hairline}`,
});

export const hint = featureStyle({ placeSelf: 'center', paddingBlock: space.s8 });
