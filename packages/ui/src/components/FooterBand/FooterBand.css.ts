import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

export const root = uiStyle({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s5,
  borderRadius: vars.radius.lg,
  background: vars.color.accent.soft,
  color: vars.color.text.primary,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: vars.space.s6,
      paddingInline: 28,
    },
    [when.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const intro = uiStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s4 });

export const age = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: 52,
  blockSize: 52,
  border: `2px solid ${vars.color.accent.fill}`,
  borderRadius: '50%',
  fontFamily: vars.font.number,
  fontSize: 17,
  fontWeight: 700,
  lineHeight: '24px',
  color: vars.color.text.accent,
  direction: 'ltr',
});

export const text = uiStyle({ minInlineSize: 0 });
export const title = uiStyle({ margin: 0, font: vars.type.titleS, textWrap: 'balance' });
export const body = uiStyle({
  margin: 0,
  font: vars.type.small,
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});

export const links = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(2, auto)' },
    [from.wide]: { gridTemplateColumns: 'repeat(4, auto)' },
    // Bengali words do not fit into two columns at this width.
    '(max-width: 339px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const link = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  boxSizing: 'border-box',
  blockSize: '100%',
  minBlockSize: vars.control.md,
  paddingBlock: 6,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.sm,
  background: vars.color.surface.raised,
  font: vars.type.label,
  color: vars.color.text.accent,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { background: vars.color.surface.page } } },
    [when.forcedColors]: {
      border: '1px solid LinkText',
      selectors: { '&:focus-visible': forcedFocusRing },
    },
  },
});
