import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

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
