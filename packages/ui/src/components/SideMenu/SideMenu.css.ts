import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

const { color, motion, space } = vars;

export const root = uiStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.s3,
  background: color.surface.raised,
  color: color.text.secondary,
  font: vars.type.small,
});

export const header = uiStyle({
  display: 'grid',
  gap: space.s4,
  paddingBlock: space.s2,
  paddingInline: space.s2,
});

export const group = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const heading = uiStyle({
  paddingBlock: space.s2,
  paddingInline: space.s3,
  font: vars.type.caption,
  fontWeight: 700,
  color: color.text.muted,
});

const row = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: 6,
  paddingInline: space.s3,
  borderRadius: vars.radius.sm,
} as const;

const ring = { ...focusRing, outlineOffset: '-2px' };

export const toggle = uiStyle({
  ...plainControl,
  ...row,
  font: vars.type.caption,
  fontWeight: 700,
  color: color.text.muted,
  textAlign: 'start',
  selectors: { '&:focus-visible': ring },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { background: color.surface.hover } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const chevron = uiStyle({
  flex: 'none',
  display: 'grid',
  transition: `transform ${motion.enter} ${motion.easeMove}`,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
  '@media': { [when.reducedMotion]: { transition: 'none' } },
});

export const list = uiStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const item = uiStyle({
  ...row,
  fontSize: 15,
  color: color.text.secondary,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': ring,
    '&[aria-current="page"]': {
      background: color.accent.soft,
      color: color.text.accent,
      fontWeight: 600,
    },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:not([aria-current]):hover': {
          background: color.surface.hover,
          color: color.text.primary,
        },
      },
    },
    [when.forcedColors]: {
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&[aria-current="page"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const words = uiStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
