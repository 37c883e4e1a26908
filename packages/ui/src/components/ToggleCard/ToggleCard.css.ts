import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

const { color, space } = vars;

export const root = uiStyle({
  ...plainControl,
  borderColor: color.border.hairline,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: space.s3,
  borderRadius: vars.radius.lg,
  background: color.surface.raised,
  color: color.text.primary,
  font: vars.type.small,
  textAlign: 'start',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-state="selected"]': {
      background: color.accent.soft,
      borderColor: color.accent.fill,
      boxShadow: `inset 0 0 0 1px ${color.accent.fill}`,
    },
  },
  '@media': {
    [from.desktop]: { flexDirection: 'row', alignItems: 'center', gap: space.s3 },
    [when.hover]: {
      selectors: {
        '&:hover:not([data-state="selected"])': { background: color.surface.hover },
      },
    },
    [when.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[data-state="selected"]': { outline: '2px solid Highlight' },
        '&:focus-visible': forcedFocusRing,
      },
    },
  },
});

export const icon = uiStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  borderRadius: vars.radius.md,
  background: color.accent.soft,
  color: color.text.accent,
});

export const words = uiStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = uiStyle({ fontWeight: 600 });

export const detail = uiStyle({ font: vars.type.caption, color: color.text.secondary });
