import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, mirrored, plainControl } from '../rules.ts';

const { color, space, control } = vars;
const container = 'pl-pagination';
/** Wide enough for seven numbers, four arrows and a summary on one line. */
const roomy = `${container} (min-width: 520px)`;

export const root = uiStyle({
  containerType: 'inline-size',
  containerName: container,
  inlineSize: '100%',
  font: vars.type.small,
});

export const row = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  columnGap: space.s4,
  '@container': { [roomy]: { justifyContent: 'flex-start' } },
});

export const summary = uiStyle({
  minInlineSize: 0,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s1,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [roomy]: { inlineSize: 'auto', justifyContent: 'flex-start', marginInlineStart: 'auto' },
  },
});

export const number = uiStyle({
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
});

export const status = uiStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  textAlign: 'center',
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { display: 'none' } },
});

export const stop = uiStyle({
  ...plainControl,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: control.md,
  minBlockSize: control.md,
  paddingInline: space.s1,
  borderRadius: vars.radius.sm,
  font: vars.type.small,
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-current="page"]': {
      background: color.accent.soft,
      color: color.text.accent,
      fontWeight: 700,
    },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[aria-disabled="true"]:not([aria-current])': { color: color.text.disabled },
  },
  '@media': {
    [from.desktop]: { minInlineSize: control.sm, minBlockSize: control.sm },
    [when.hover]: {
      selectors: {
        '&:not([aria-disabled="true"]):not([aria-current]):hover': {
          background: color.surface.hover,
        },
      },
    },
    [when.forcedColors]: {
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&[aria-disabled="true"]': { color: 'GrayText' },
        '&[aria-current="page"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const arrow = uiStyle({ display: 'grid', ...mirrored });

export const size = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  color: color.text.secondary,
});

export const box = uiStyle({ display: 'inline-grid', alignItems: 'center' });

/** The browser's own list with our style: an unstyled list would format its number in the system's way. */
export const select = uiStyle({
  ...plainControl,
  boxSizing: 'border-box',
  gridArea: '1 / 1',
  minBlockSize: control.md,
  paddingInline: `${space.s3} ${space.s6}`,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  background: color.surface.raised,
  color: color.text.primary,
  font: vars.type.small,
  fontFamily: vars.font.number,
  // Phones zoom in on a smaller font than 16 px.
  fontSize: 16,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [from.desktop]: { minBlockSize: control.sm, fontSize: 14 },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const chevron = uiStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'grid',
  paddingInlineEnd: space.s2,
  pointerEvents: 'none',
});
