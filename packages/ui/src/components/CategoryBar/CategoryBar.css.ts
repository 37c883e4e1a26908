import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

export const root = uiStyle({
  minInlineSize: 0,
  '@media': {
    // On phones the row reaches from edge to edge, to show that it scrolls.
    [`not all and ${from.desktop}`]: { marginInline: `calc(${vars.layout.gutter} * -1)` },
    [from.desktop]: {
      background: vars.color.surface.raised,
      borderRadius: vars.radius.lg,
      boxShadow: `${vars.shadow.s1}, 0 0 0 1px ${vars.color.border.hairline}`,
    },
    [when.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const list = uiStyle({
  display: 'flex',
  margin: 0,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.s2,
  '@media': {
    [from.tablet]: { justifyContent: 'space-between' },
    [from.desktop]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      overflow: 'visible',
      padding: 6,
    },
  },
});

export const item = uiStyle({
  flex: '0 0 92px',
  scrollSnapAlign: 'start',
  position: 'relative',
  '@media': {
    [from.desktop]: {
      selectors: {
        '& + &::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlock: '22%',
          borderInlineStart: `1px solid ${vars.color.border.hairline}`,
        },
      },
    },
  },
});

export const link = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s1,
  blockSize: '100%',
  boxSizing: 'border-box',
  paddingBlock: '10px 8px',
  paddingInline: 2,
  borderRadius: vars.radius.md,
  font: vars.type.caption,
  fontWeight: 600,
  color: vars.color.text.secondary,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
  '@media': {
    [from.desktop]: {
      gap: 6,
      paddingBlock: '14px 12px',
      paddingInline: vars.space.s1,
      font: vars.type.label,
      fontSize: 15,
      color: vars.color.text.primary,
    },
    [when.hover]: { selectors: { '&:hover': { background: vars.color.surface.hover } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

const iconBox = { display: 'grid', placeItems: 'center' } as const;

export const icon = {
  accent: uiStyle({ ...iconBox, color: vars.color.text.accent }),
  warm: uiStyle({ ...iconBox, color: vars.color.warm.text }),
};

export const count = uiStyle({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'block',
      marginBlockStart: -6,
      font: vars.type.caption,
      color: vars.color.text.muted,
    },
  },
});
