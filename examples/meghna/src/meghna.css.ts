import { vars } from '@parlour/ui/theme';
import { appStyle } from '@parlour/ui/theme/style';

const { color, space, layout, radius } = vars;

/** A rule of the house: its sign beside its words. */
export const rule = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'start',
});

export const sign = appStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.md,
  background: color.accent.soft,
  color: color.text.accent,
});

/** Lines of a length that is read well. */
export const story = appStyle({
  maxInlineSize: 720,
  marginInline: 'auto',
  paddingBlock: space.s6,
});

/** A short line in the colour of the brand: the river. */
export const wave = appStyle({
  display: 'block',
  inlineSize: 56,
  blockSize: 4,
  borderRadius: radius.full,
  background: color.accent.fill,
});

export const footer = appStyle({
  background: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.hairline}`,
});

export const footerInner = appStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gap: space.s4,
  justifyItems: 'start',
  inlineSize: '100%',
  maxInlineSize: `calc(${layout.max} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
  paddingBlock: space.s8,
});

export const links = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
