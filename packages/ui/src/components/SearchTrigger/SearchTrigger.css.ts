import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

/** The navigation beside it has priority. The keyboard shortcut is shown only if there is room. */
const roomy = '(min-width: 1400px)';

export const root = uiStyle({
  ...plainControl,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  boxSizing: 'border-box',
  minBlockSize: vars.control.md,
  inlineSize: 48,
  paddingInline: 15,
  borderRadius: vars.radius.sm,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
  font: vars.type.small,
  textAlign: 'start',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [from.wide]: { inlineSize: 'auto' },
    [roomy]: { minInlineSize: 176 },
    [when.hover]: { selectors: { '&:hover': { color: vars.color.text.primary } } },
    [when.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&:focus-visible': forcedFocusRing },
    },
  },
});

const wideOnly = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const shown = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  clipPath: 'none',
} as const;

export const label = uiStyle({
  ...wideOnly,
  flex: 1,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [from.wide]: shown },
});

export const cap = uiStyle({
  display: 'none',
  flex: 'none',
  '@media': { [roomy]: { display: 'block' } },
});
export const shortcut = uiStyle({
  display: 'block',
  paddingInline: 6,
  borderRadius: vars.radius.xs,
  background: vars.color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
  fontFamily: vars.font.number,
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '18px',
});
