import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

const { color, space, radius, type } = vars;
const deep = color.surface.inverse;

const box = {
  position: 'relative',
  minInlineSize: 0,
  background: color.surface.raised,
  color: color.text.primary,
  borderRadius: radius.lg,
  boxShadow: `${vars.shadow.s1}, 0 0 0 1px ${color.border.hairline}`,
} as const;

const forcedBox = {
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
} as const;

export const card = uiStyle({
  ...box,
  ...forcedBox,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
});

/**
 * Height of the art. It depends on the width of the box around the card; on a partner's page that is not the window.
 */
export const artHeight = 'clamp(148px, 17cqi, 176px)';

export const art = uiStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  minBlockSize: artHeight,
  background: deep,
  color: color.text.onInverse,
  // The art keeps its colours in forced colours mode. The text has its own shade.
  forcedColorAdjust: 'none',
});

export const picture = uiStyle({
  selectors: {
    '&&': { position: 'absolute', inset: 0, zIndex: -2, background: 'none' },
    // The subject of a scene is at its end, so the picture is mirrored in right-to-left text.
    '[dir="rtl"] &&': { transform: 'scaleX(-1)' },
  },
});

/** Keeps the scene below the text dark enough for a contrast of 4.5 : 1 over any picture (as in `Banner`). */
export const shade = uiStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  opacity: 0.78,
  background: `linear-gradient(90deg, ${deep} 52%, transparent 92%)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const offer = uiStyle({
  display: 'grid',
  alignContent: 'start',
  boxSizing: 'border-box',
  inlineSize: '66%',
  maxInlineSize: 320,
  padding: `${space.s4} ${space.s5}`,
});

export const kind = uiStyle({ font: type.small, fontWeight: 600 });

export const title = uiStyle({
  margin: 0,
  font: type.titleM,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const summary = uiStyle({ margin: 0, font: type.small });

export const facts = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  paddingBlockStart: space.s3,
  paddingInline: space.s4,
});

export const terms = uiStyle({
  display: 'grid',
  gap: space.s1,
  margin: 0,
  paddingBlock: space.s2,
  paddingInline: `calc(${space.s4} + ${space.s4}) ${space.s4}`,
  listStyle: 'disc outside',
  font: type.small,
  color: color.text.secondary,
});

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s1,
  marginBlockStart: 'auto',
  paddingBlockEnd: space.s2,
  paddingInline: space.s2,
});

/** Above the part of the card that opens the terms, so that it can be pressed. */
export const step = uiStyle({ selectors: { '&&': { position: 'relative', zIndex: 1 } } });

/** The whole card is clickable; the name and the focus ring stay on the button. */
export const open = uiStyle({
  selectors: {
    '&&': { position: 'static' },
    '&&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const over = uiStyle({
  ...box,
  ...forcedBox,
  display: 'flex',
  alignSelf: 'start',
  alignItems: 'flex-start',
  gap: space.s3,
  padding: space.s4,
});

export const thumb = uiStyle({
  selectors: {
    '&&': {
      flex: 'none',
      inlineSize: 56,
      blockSize: 56,
      borderRadius: radius.md,
      filter: 'saturate(.2)',
    },
  },
});

export const overText = uiStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const overFoot = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
});

export const tile = uiStyle({
  borderRadius: radius.lg,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { textDecoration: 'none' } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const details = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  marginBlockStart: space.s3,
  font: type.label,
  '@media': {
    [when.hover]: { selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } } },
  },
});

export const arrow = uiStyle({
  display: 'grid',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
