import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

const { color } = vars;

/** One row above a thin line. Tabs that do not fit scroll sideways instead of wrapping. */
export const list = uiStyle({
  display: 'flex',
  gap: vars.space.s1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border.hairline}`,
});

export const tab = uiStyle({
  ...plainControl,
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: 46,
  paddingBlock: vars.space.s2,
  paddingInline: 14,
  borderRadius: vars.radius.xs,
  font: vars.type.small,
  fontSize: 15,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="active"]': { color: color.text.accent, fontWeight: 700 },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 14,
      insetBlockEnd: 0,
      blockSize: 3,
      borderRadius: '3px 3px 0 0',
      background: color.accent.fill,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:not(:disabled):not([data-state="active"]):hover': { color: color.text.primary },
      },
    },
    [when.forcedColors]: {
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&:disabled': { color: 'GrayText' },
        '&[data-state="active"]::after': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
});

/** The tabs share the row equally. Their text may take two lines. */
export const fill = uiStyle({ flex: '1 1 0', minInlineSize: 0, whiteSpace: 'normal' });

export const panel = uiStyle({
  paddingBlockStart: vars.space.s4,
  outline: 'none',
  selectors: {
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.xs },
    '&[hidden], &[data-state="inactive"]': { display: 'none' },
  },
});
