import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { mirrored } from '../rules.ts';

const { color, space } = vars;

export const root = uiStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2,
  minInlineSize: 0,
  paddingBlock: space.s3,
  paddingInline: space.s4,
  borderRadius: vars.radius.lg,
  background: color.surface.raised,
  boxShadow: vars.shadow.s1,
  font: vars.type.small,
  color: color.text.primary,
  '@media': {
    [from.desktop]: { paddingBlock: space.s4, paddingInline: space.s5 },
    [when.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** For a row of sums: as low as two lines of text. */
export const dense = uiStyle({
  gap: 0,
  paddingBlock: 6,
  paddingInline: space.s3,
  '@media': { [from.desktop]: { paddingBlock: 6, paddingInline: space.s3 } },
});

export const label = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  color: color.text.secondary,
});
export const words = uiStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = uiStyle({
  font: `700 20px/32px ${vars.font.number}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { font: `700 25px/36px ${vars.font.number}` } },
});

export const denseLabel = uiStyle({ font: vars.type.caption });
export const denseValue = uiStyle({
  font: `700 16px/24px ${vars.font.number}`,
  '@media': { [from.desktop]: { font: `700 16px/24px ${vars.font.number}` } },
});

/** In reading direction: the newest day is at the end. */
export const line = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 20,
  overflow: 'visible',
  color: color.text.accent,
  ...mirrored,
});
export const stroke = uiStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const tone = {
  neutral: uiStyle({}),
  warm: uiStyle({ color: color.warm.text }),
  success: uiStyle({ color: color.success.text }),
  danger: uiStyle({ color: color.danger.text }),
};

export const waiting = uiStyle({
  marginBlock: 3,
  '@media': { [from.desktop]: { marginBlock: 5 } },
});

export const change = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  font: vars.type.caption,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const changeTone = {
  good: uiStyle({ color: color.success.text }),
  bad: uiStyle({ color: color.danger.text }),
  neutral: uiStyle({ color: color.text.secondary }),
};

export const note = uiStyle({
  font: vars.type.caption,
  color: color.text.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const error = uiStyle({ color: color.danger.text, overflowWrap: 'anywhere' });
