import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

export const row = uiStyle({ display: 'flex', gap: vars.space.s2 });

export const input = uiStyle({ flex: '1', minInlineSize: 0, display: 'grid' });

/** The picture and the arrows are one button: pressing either loads another picture. */
export const refresh = uiStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled]': { cursor: 'default' },
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});

export const picture = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '104px',
  blockSize: '48px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
  '@media': { [from.narrow]: { inlineSize: '128px' } },
});

/** The digits of the picture are never mirrored, and keep a light background in the dark theme. */
export const image = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  forcedColorAdjust: 'none',
});

export const arrows = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  borderRadius: vars.radius.sm,
  selectors: { [`${refresh}[aria-disabled] > &`]: { color: vars.color.text.disabled } },
  '@media': {
    [when.hover]: {
      selectors: {
        [`${refresh}:hover:not([aria-disabled]) > &`]: {
          background: vars.color.surface.hover,
          color: vars.color.text.primary,
        },
      },
    },
  },
});

export const alternative = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '6px',
  minBlockSize: vars.control.md,
  margin: 0,
  marginBlockEnd: '-8px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'transparent',
  color: vars.color.text.accent,
  font: vars.type.caption,
  fontWeight: 700,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: 0,
    },
  },
  '@media': {
    [when.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
  },
});
