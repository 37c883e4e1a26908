import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, oneLine } from '../rules.ts';

export const root = uiStyle({
  position: 'relative',
  zIndex: vars.z.rail,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  color: vars.color.text.primary,
  '@media': { [from.desktop]: { flexWrap: 'nowrap', paddingInlineEnd: vars.space.s3 } },
});

export const start = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 56,
  paddingInlineStart: vars.space.s2,
});

export const back = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  borderRadius: vars.radius.sm,
  color: vars.color.text.secondary,
  selectors: { '&:focus-visible': focusRing, '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
      },
    },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const titles = uiStyle({ minInlineSize: 0 });
export const title = uiStyle({
  ...oneLine,
  margin: 0,
  font: vars.type.label,
  fontSize: 15,
});
export const subtitle = uiStyle({
  ...oneLine,
  display: 'none',
  font: vars.type.caption,
  lineHeight: '18px',
  color: vars.color.text.muted,
  '@media': { [from.desktop]: { display: 'block' } },
});

/** The three facts stay visible; on phones they have a row of their own. */
export const facts = uiStyle({
  order: 2,
  flex: '0 0 100%',
  boxSizing: 'border-box',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: 36,
  margin: 0,
  paddingInline: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  font: vars.type.caption,
  '@media': {
    [from.desktop]: {
      order: 0,
      flex: 'none',
      gap: vars.space.s6,
      border: 0,
      font: vars.type.small,
    },
    '(max-width: 339px)': { gap: vars.space.s2, paddingInline: vars.space.s2 },
  },
});

export const fact = uiStyle({ display: 'flex', alignItems: 'center', gap: 6, minInlineSize: 0 });
export const term = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.text.muted,
});
const phoneHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const inFlow = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;
/** On phones the icon is enough for people who see; screen readers still read the text. */
export const quietLabel = uiStyle({ ...phoneHidden, '@media': { [from.desktop]: inFlow } });
export const factIcon = uiStyle({ display: 'grid' });
export const desktopIcon = uiStyle({
  display: 'none',
  '@media': { [from.desktop]: { display: 'grid' } },
});

export const value = uiStyle({
  margin: 0,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.font.number,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const actions = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  flex: 'none',
  paddingInline: '4px 8px',
  selectors: {
    [`${root}[data-tool-space] &`]: { paddingInlineEnd: 52 },
  },
  '@media': {
    [from.desktop]: {
      gap: vars.space.s2,
      paddingInline: '16px 0',
      selectors: { [`${root}[data-tool-space] &`]: { paddingInlineEnd: 44 } },
    },
  },
});
