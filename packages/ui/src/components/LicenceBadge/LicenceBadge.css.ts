import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

export const root = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  boxSizing: 'border-box',
  paddingBlock: 13,
  paddingInline: 15,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface.raised,
  color: vars.color.text.muted,
  font: vars.type.caption,
});

export const seal = uiStyle({ flex: 'none' });
export const text = uiStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const regulator = uiStyle({
  display: 'block',
  font: vars.type.label,
  color: vars.color.text.primary,
});
export const line = uiStyle({ display: 'block' });
export const number = uiStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

export const verify = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: vars.control.md,
  borderRadius: vars.radius.xs,
  fontWeight: 600,
  color: vars.color.text.accent,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [from.desktop]: { minBlockSize: 28 },
    [when.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});
