import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, type, radius, font, motion } = vars;

export const root = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  padding: space.s4,
  maxInlineSize: 960,
  '@media': { [from.tablet]: { padding: space.s6 } },
});
export const head = featureStyle({ display: 'grid', gap: space.s2, maxInlineSize: 720 });
export const rules = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space.s5,
});
export const section = featureStyle({ display: 'grid', gap: space.s3 });
export const lines = featureStyle({
  display: 'grid',
  gap: space.s2,
  paddingInlineStart: space.s5,
  listStyle: 'disc',
});
export const rows = featureStyle({
  display: 'grid',
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
});
export const row = featureStyle({
  display: 'grid',
  gap: space.s3,
  alignItems: 'center',
  padding: space.s4,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [from.tablet]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
});
/** A sample that needs the whole width, such as a line of text, is above its words. */
export const wideRow = featureStyle({
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr' } },
});
export const sample = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  padding: space.s2,
});
export const words = featureStyle({ display: 'grid', gap: space.s1, minInlineSize: 0 });
export const name = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  font: type.label,
});
export const value = featureStyle({
  fontFamily: font.code,
  fontWeight: 400,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});
export const swatch = featureStyle({
  inlineSize: '100%',
  blockSize: 44,
  borderRadius: radius.sm,
  border: `1px solid ${color.border.control}`,
  forcedColorAdjust: 'none',
});
export const line = featureStyle({ overflowWrap: 'anywhere', textWrap: 'balance' });
export const bar = featureStyle({
  blockSize: 12,
  background: color.accent.fill,
  borderRadius: radius.xs,
  forcedColorAdjust: 'none',
});
export const box = featureStyle({
  inlineSize: 96,
  blockSize: 64,
  background: color.surface.raised,
  border: `2px solid ${color.border.control}`,
});
export const card = featureStyle({
  inlineSize: 120,
  blockSize: 64,
  margin: space.s3,
  background: color.surface.raised,
  borderRadius: radius.lg,
  border: `1px solid ${color.border.hairline}`,
});
/** The dot moves to the end of its track and back. */
export const track = featureStyle({ inlineSize: 144, flex: 'none' });
export const dot = featureStyle({
  inlineSize: 20,
  blockSize: 20,
  borderRadius: radius.full,
  background: color.accent.fill,
  forcedColorAdjust: 'none',
  transitionProperty: 'transform',
  transitionDuration: motion.slow,
  transitionTimingFunction: motion.easeMove,
  selectors: {
    '[data-moved] &': { transform: 'translateX(120px)' },
    '[data-moved] &:dir(rtl)': { transform: 'translateX(-120px)' },
  },
});
