import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

/** Set by a slide that has its own `shade` colour. */
export const shadeName = '--pl-banner-shade';
const deep = `var(${shadeName}, ${vars.color.surface.inverse})`;
const ink = vars.color.text.onInverse;

export const root = uiStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  // The art keeps its colours in forced colours mode. The text has its own shade.
  forcedColorAdjust: 'none',
});

export const frame = uiStyle({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'grid',
  borderRadius: vars.radius.lg,
  background: vars.color.surface.inverse,
  color: ink,
  touchAction: 'pan-y pinch-zoom',
  blockSize: '100%',
  '@media': { [from.desktop]: { borderRadius: vars.radius.xl } },
});

export const slides = uiStyle({ display: 'grid', minInlineSize: 0 });

export const slide = uiStyle({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'flex',
  minInlineSize: 0,
  background: deep,
  transition: `opacity ${vars.motion.slow} ${vars.motion.easeMove}, visibility 0s`,
  selectors: {
    '&[data-state="waiting"]': {
      opacity: 0,
      visibility: 'hidden',
      // Hides the picture only after the fade has ended.
      transitionDelay: `0s, ${vars.motion.slow}`,
    },
  },
  '@media': { [when.reducedMotion]: { transition: 'none' } },
});

export const art = uiStyle({
  selectors: {
    '&&': { position: 'absolute', inset: 0, zIndex: -2, background: 'none' },
    // The subject of a scene is at its end, so the picture is mirrored in right-to-left text.
    '[dir="rtl"] &&': { transform: 'scaleX(-1)' },
  },
});

/**
 * Covers the scene below the text with its shade colour at 78 %. Even white art then stays below a luminance of .16,
 * so the text keeps a contrast of 4.5 : 1 over any picture an operator uploads.
 */
export const shade = uiStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  opacity: 0.78,
  background: `linear-gradient(90deg, ${deep} 62%, transparent 97%)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@container': {
    '(min-width: 600px)': { background: `linear-gradient(90deg, ${deep} 54%, transparent 84%)` },
    '(min-width: 820px)': { background: `linear-gradient(90deg, ${deep} 52%, transparent 78%)` },
  },
});

export const pager = uiStyle({
  position: 'absolute',
  insetInlineEnd: 10,
  insetBlockEnd: 10,
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.full,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInline: 2,
    insetBlock: 6,
    borderRadius: 'inherit',
    background: vars.color.surface.inverse,
    opacity: 0.8,
  },
  '@container': {
    // In the line of the link of a low hero.
    '(max-width: 599.98px)': {
      selectors: { [`${root}[data-size="hero"] &`]: { insetInlineEnd: 6, insetBlockEnd: 0 } },
    },
  },
  '@media': { [from.desktop]: { insetInlineEnd: 24, insetBlockEnd: 16 } },
});

const control = {
  ...plainControl,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.full,
  color: ink,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -4, outlineColor: ink } },
} as const;

export const dot = uiStyle({
  ...control,
  '::after': {
    content: '',
    inlineSize: 18,
    blockSize: 4,
    borderRadius: 4,
    background: 'currentColor',
    opacity: 0.56,
  },
  selectors: {
    ...control.selectors,
    '&[aria-current]::after': { inlineSize: 28, opacity: 1 },
  },
  '@media': {
    [from.desktop]: {
      inlineSize: 26,
      blockSize: 36,
      '::after': { inlineSize: 10 },
      selectors: {
        '&[aria-current]': { inlineSize: 34 },
        '&[aria-current]::after': { inlineSize: 22 },
      },
    },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const pause = uiStyle({
  ...control,
  '@media': {
    [from.desktop]: { inlineSize: 36, blockSize: 36 },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
    // Without motion there is nothing to pause.
    [when.reducedMotion]: { display: 'none' },
  },
});
