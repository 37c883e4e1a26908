import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space, radius, type, font, focus } = vars;

export const slider = featureStyle({ display: 'grid', gap: space.s1 });
export const labels = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s2,
  font: type.small,
});
export const value = featureStyle({
  font: type.caption,
  fontFamily: font.code,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: '50%',
  border: `2px solid ${color.text.primary}`,
  background: color.surface.overlay,
  boxShadow: vars.shadow.s2,
  cursor: 'grab',
} as const;

/** The track shows the values of the slider. Its gradient is set by `style`. */
export const range = featureStyle({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 24,
  margin: 0,
  borderRadius: radius.full,
  border: `5px solid ${color.surface.raised}`,
  backgroundColor: color.surface.sunken,
  backgroundOrigin: 'border-box',
  backgroundClip: 'padding-box',
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  forcedColorAdjust: 'none',
  '::-webkit-slider-thumb': { ...thumb, WebkitAppearance: 'none' },
  '::-moz-range-thumb': thumb,
  ':focus-visible': {
    outline: `${focus.width} solid ${color.focus}`,
    outlineOffset: focus.offset,
  },
});

export const colour = featureStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.s2,
});
export const pick = featureStyle({
  inlineSize: 48,
  blockSize: 48,
  padding: 3,
  borderRadius: radius.sm,
  border: `1px solid ${color.border.control}`,
  background: color.surface.raised,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: radius.xs },
  },
});
export const pickRow = featureStyle({ display: 'grid', gap: space.s3 });
