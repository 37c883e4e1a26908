import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

const { color, motion, space } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const root = uiStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.surface.raised,
  boxShadow: vars.shadow.s1,
  color: color.text.primary,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const item = uiStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const header = uiStyle({ margin: 0 });

export const trigger = uiStyle({
  ...plainControl,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: 56,
  paddingBlock: space.s3,
  paddingInline: space.s5,
  font: vars.type.label,
  fontSize: 15,
  textAlign: 'start',
  selectors: {
    // The card clips its overflow, so the focus ring is drawn inside.
    '&:focus-visible': { ...focusRing, outlineOffset: -3, borderRadius: vars.radius.md },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [when.hover]: {
      selectors: { '&:not(:disabled):hover': { background: color.surface.hover } },
    },
    [when.forcedColors]: {
      selectors: { '&:focus-visible': forcedFocusRing, '&:disabled': { color: 'GrayText' } },
    },
  },
});

export const title = uiStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = uiStyle({
  flex: 'none',
  display: 'grid',
  color: color.text.muted,
  transition: `transform ${motion.enter} ${motion.easeMove}`,
  selectors: { [`${trigger}[data-state="open"] &`]: { transform: 'rotate(180deg)' } },
  '@media': { [when.reducedMotion]: { transition: 'none' } },
});

export const content = uiStyle({
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-state="open"]': { animation: `${appear} ${motion.enter} ${motion.easeOut}` },
  },
});

export const text = uiStyle({
  maxInlineSize: 640,
  paddingBlockEnd: space.s5,
  paddingInline: space.s5,
  font: vars.type.small,
  color: color.text.secondary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
