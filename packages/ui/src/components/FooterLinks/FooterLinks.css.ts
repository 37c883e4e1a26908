import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

export const root = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 16px',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.desktop]: { display: 'flex', alignItems: 'flex-start', gap: 20 },
    [from.wide]: { gap: 32 },
  },
});

/** The columns share the width that the licence leaves. */
export const group = uiStyle({ flex: '1 1 0', minInlineSize: 0 });

export const title = uiStyle({
  margin: 0,
  marginBlockEnd: vars.space.s1,
  font: vars.type.label,
  color: vars.color.text.primary,
});

export const list = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const link = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: vars.control.md,
  minInlineSize: vars.control.md,
  maxInlineSize: '100%',
  borderRadius: vars.radius.xs,
  font: vars.type.small,
  color: vars.color.text.secondary,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [from.desktop]: { minBlockSize: 36 },
    [when.hover]: {
      selectors: { '&:hover': { color: vars.color.text.primary, textDecoration: 'underline' } },
    },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

/** The licence comes last: a row of its own on phones, 340 px wide at the end on desktops. */
export const aside = uiStyle({
  gridColumn: '1 / -1',
  '@media': {
    [from.desktop]: { flex: 'none', inlineSize: 260 },
    [from.wide]: { inlineSize: 340 },
  },
});
