import { vars } from '@parlour/ui/theme';
import { featureStyle, from, when } from '@parlour/ui/theme/style';

const { color, focus, radius, space } = vars;

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

/** Short fields side by side if both have room. */
export const fields = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Values that can be given only once, with the reason why they have no field. */
export const locked = featureStyle({ display: 'grid', gap: space.s2 });

export const whole = featureStyle({ gridColumn: '1 / -1' });

export const choice = featureStyle({
  display: 'grid',
  gap: space.s2,
  '@media': { [from.narrow]: { gridTemplateColumns: '1fr 1fr' } },
});

export const pictures = featureStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = featureStyle({
  padding: 0,
  marginBlockEnd: space.s2,
  font: vars.type.label,
  color: color.text.primary,
});

export const grid = featureStyle({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
});

export const picture = featureStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  cursor: 'pointer',
});

/** The native radio lies over its picture and is transparent. */
export const radio = featureStyle({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const chosen = { boxShadow: `0 0 0 2px ${color.surface.raised}, 0 0 0 5px ${color.accent.fill}` };

export const image = featureStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.md,
  boxShadow: `0 0 0 1px ${color.border.control}`,
  selectors: {
    ':checked + &': chosen,
    ':focus-visible + &': {
      outline: `${focus.width} solid ${color.focus}`,
      outlineOffset: '6px',
    },
  },
  '@media': {
    [when.forcedColors]: { selectors: { ':checked + &': { outline: '4px double Highlight' } } },
  },
});
