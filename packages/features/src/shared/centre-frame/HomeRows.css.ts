import { vars } from '@parlour/ui/theme';
import { featureStyle, when } from '@parlour/ui/theme/style';

const { color, space } = vars;

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

/** A line between rows, not above the first one. */
export const item = featureStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

const shape = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: 56,
  margin: 0,
  border: 0,
  paddingBlock: space.s2,
  paddingInline: space.s4,
  background: 'none',
  font: vars.type.body,
  textAlign: 'start',
  textDecoration: 'none',
} as const;

/** A row that can be pressed. */
export const row = featureStyle({
  ...shape,
  color: color.text.primary,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active': { background: color.surface.pressed },
    // The card clips what is outside its corners.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { background: color.surface.hover } } },
  },
});

/** A row that only says what is closed. */
export const closed = featureStyle({ ...shape, color: color.text.muted });

export const icon = featureStyle({ display: 'grid', flex: 'none', color: color.text.accent });
export const faint = featureStyle({ display: 'grid', flex: 'none', color: color.text.muted });

/** Points forwards, so it is mirrored in right-to-left text. */
export const arrow = featureStyle({
  display: 'grid',
  flex: 'none',
  color: color.text.muted,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

export const words = featureStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
