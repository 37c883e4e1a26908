import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const { color, space, type } = vars;

export const root = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s5,
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: space.s5,
  background: color.surface.raised,
  color: color.text.primary,
  borderRadius: vars.radius.lg,
  boxShadow: `${vars.shadow.s1}, 0 0 0 1px ${color.border.hairline}`,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const text = uiStyle({ flex: '1 1 190px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const caption = uiStyle({ margin: 0, font: type.small, color: color.text.secondary });
export const note = uiStyle({ margin: 0, font: type.caption, color: color.text.muted });

export const meter = uiStyle({
  overflow: 'hidden',
  blockSize: 8,
  marginBlock: '8px 6px',
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = uiStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: color.accent.fill,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [when.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const facts = uiStyle({ display: 'grid', gap: space.s1, margin: 0, font: type.small });

export const fact = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s3,
});

export const value = uiStyle({
  margin: 0,
  fontWeight: 700,
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
});

const shield = uiStyle({ flex: 'none' });
export const reached = uiStyle({ color: color.text.onWarm }, shield);
export const locked = uiStyle({ color: color.text.muted }, shield);

export const plate = uiStyle({
  strokeWidth: 2.5,
  selectors: {
    [`${reached} &`]: { fill: color.warm.fill, stroke: color.warm.text },
    [`${locked} &`]: { fill: color.surface.sunken, stroke: color.border.control },
  },
});

export const seam = uiStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeDasharray: '5 4',
  opacity: 0.7,
});

export const digit = uiStyle({
  fill: 'currentColor',
  fontFamily: vars.font.number,
  fontSize: 24,
  fontWeight: 700,
});
