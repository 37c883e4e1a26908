import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { endless } from '../motion/endless.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

// Both copies have the same width, so half of the track is one round.
const forward = keyframes({ to: { transform: 'translateX(-50%)' } });
const forwardRtl = keyframes({ to: { transform: 'translateX(50%)' } });

/** Duration of one round. The bar sets it from the length of the text. */
export const roundName = '--pl-notice-round';

const ring = { '&:focus-visible': { ...focusRing, outlineOffset: -2 } } as const;
const forcedRing = {
  [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
} as const;

export const root = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  minBlockSize: 44,
  font: vars.type.small,
  color: vars.color.text.secondary,
});

export const icon = uiStyle({ flex: 'none', color: vars.color.text.accent });

const fade = (to: string) =>
  `linear-gradient(${to}, transparent, currentColor 10px calc(100% - 40px), transparent)`;

export const line = uiStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  maskImage: fade('to right'),
  selectors: { '[dir="rtl"] &': { maskImage: fade('to left') } },
  '@media': {
    [when.reducedMotion]: { overflowX: 'auto', scrollbarWidth: 'none', maskImage: 'none' },
    [when.forcedColors]: { maskImage: 'none' },
  },
});

const still = { animationPlayState: 'paused' } as const;

export const track = uiStyle({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '200%',
  ...endless(forward, `var(${roundName})`),
  selectors: {
    '[dir="rtl"] &': { animationName: forwardRtl },
    [`${root}[data-state="paused"] &`]: still,
    [`${line}[data-unseen="true"] &`]: still,
    [`${root}:hover &`]: still,
    // Returns to the start, so that the browser can scroll to the focused title.
    [`${line}:focus-within &`]: { animation: 'none' },
  },
  '@media': { [when.reducedMotion]: { animation: 'none', minInlineSize: 0 } },
});

export const list = uiStyle({
  display: 'flex',
  gap: 40,
  flex: '1 0 50%',
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: 0,
  paddingInline: '12px 40px',
  listStyle: 'none',
});

export const copy = uiStyle({ '@media': { [when.reducedMotion]: { display: 'none' } } }, list);

export const title = uiStyle({
  ...plainControl,
  border: 0,
  padding: 0,
  font: 'inherit',
  lineHeight: '44px',
  borderRadius: vars.radius.xs,
  selectors: ring,
  '@media': {
    [when.hover]: {
      selectors: {
        'button&:hover': { color: vars.color.text.primary, textDecoration: 'underline' },
      },
    },
    ...forcedRing,
  },
});

export const pause = uiStyle({
  // Without motion there is nothing to pause.
  '@media': { [when.reducedMotion]: { selectors: { '&&': { display: 'none' } } } },
});

export const all = uiStyle({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      minBlockSize: 36,
      font: vars.type.label,
      color: vars.color.text.accent,
      textDecoration: 'none',
      borderRadius: vars.radius.xs,
      selectors: { '&:focus-visible': focusRing },
    },
    [`${from.desktop} and ${when.hover}`]: {
      selectors: { '&:hover': { textDecoration: 'underline' } },
    },
    ...forcedRing,
  },
});
