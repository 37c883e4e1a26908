import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, oneLine } from '../rules.ts';

const { color, space, radius, type, motion } = vars;
const light = color.text.onInverse;

/** One stacking order for the whole card: the link is above the cover; the heart and the buttons are above the link. */
export const root = uiStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

/** Two columns and two rows of a grid; a whole row on phones. */
export const featured = uiStyle({
  '@media': {
    [`not all and ${from.tablet}`]: { gridColumn: '1 / -1' },
    [from.tablet]: { gridColumn: 'span 2', gridRow: 'span 2' },
  },
});

export const cover = uiStyle({
  order: -1,
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.skeleton,
  forcedColorAdjust: 'none',
  // A thin light border separates dark covers from a dark page.
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    border: `1px solid ${light}`,
    borderRadius: 'inherit',
    opacity: 0.12,
    pointerEvents: 'none',
  },
});

export const shape = {
  // The shape that the brand defines. A list that needs another shape sets `square` or `wide`.
  portrait: uiStyle({ aspectRatio: vars.cover.ratio }),
  square: uiStyle({ aspectRatio: '1' }),
  wide: uiStyle({ aspectRatio: '16 / 10' }),
  featured: uiStyle({
    aspectRatio: '16 / 11',
    '@media': {
      [from.tablet]: { aspectRatio: 'auto', flex: 1, minBlockSize: 320 },
      [from.desktop]: { borderRadius: radius.lg },
    },
  }),
};

/** The cover of a game under maintenance. */
export const resting = uiStyle({
  selectors: { '&&': { filter: 'saturate(.15) brightness(.62)' } },
});

export const flag = uiStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.s2,
  insetInlineStart: space.s2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  // Leaves the corner free for the heart.
  maxInlineSize: 'calc(100% - 52px)',
  ...oneLine,
  paddingInline: 7,
  borderRadius: radius.xs,
  font: type.caption,
  fontSize: 12,
  fontWeight: 600,
  // Ivory in both schemes, because it is on the art and not on the page.
  background: light,
  color: color.surface.inverse,
  pointerEvents: 'none',
});

export const hot = uiStyle({ background: color.warm.fill, color: color.text.onWarm });

export const liveDot = uiStyle({
  flex: 'none',
  inlineSize: 7,
  blockSize: 7,
  borderRadius: radius.full,
  background: color.danger.text,
});

export const maintenance = uiStyle({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  margin: 0,
  padding: space.s2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  font: type.caption,
  fontWeight: 600,
  textAlign: 'center',
  color: light,
  background: color.surface.scrim,
});

export const words = uiStyle({ marginBlockStart: space.s2, minInlineSize: 0 });

export const title = uiStyle({
  ...oneLine,
  margin: 0,
  font: type.label,
  color: color.text.primary,
  '@media': { [from.desktop]: { fontSize: 15, lineHeight: '24px' } },
});

export const caption = uiStyle({
  ...oneLine,
  margin: 0,
  font: type.caption,
  color: color.text.muted,
});

export const link = uiStyle({
  // Makes the link itself 24 px high, without its `::after`, for tools that measure it. The line keeps its height.
  paddingBlock: 3,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  pointerEvents: 'auto',
  // Makes the whole card clickable. The heart and the demo button are above it.
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: 0, borderRadius: radius.md },
  selectors: { '&:focus-visible::after': focusRing },
  '@media': {
    [when.forcedColors]: { selectors: { '&:focus-visible::after': forcedFocusRing } },
  },
});

/** Play and demo buttons. They slide over the bottom of the cover on hover, and while the card has keyboard focus. */
export const foot = uiStyle({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'none',
  flexWrap: 'wrap',
  gap: space.s2,
  paddingBlock: '56px 14px',
  paddingInline: 14,
  background: `linear-gradient(transparent, ${color.surface.scrim} 60%)`,
  pointerEvents: 'none',
  '@media': {
    [when.hover]: {
      display: 'flex',
      opacity: 0,
      transform: 'translateY(16px)',
      transition: `opacity ${motion.exit} ${motion.easeIn}, transform ${motion.exit} ${motion.easeIn}`,
      selectors: {
        [`${root}:hover &, ${root}:focus-within &`]: {
          opacity: 1,
          transform: 'none',
          transition: `opacity ${motion.enter} ${motion.easeOut}, transform ${motion.enter} ${motion.easeOut}`,
        },
      },
    },
    [when.reducedMotion]: { transition: 'none' },
  },
});

export const shortcut = uiStyle({
  position: 'relative',
  zIndex: 2,
  flex: 'none',
  pointerEvents: 'auto',
  selectors: {
    // At the bottom of a small cover the two buttons share the row.
    [`${foot} &&`]: { flex: '1 1 auto', paddingInline: space.s2 },
    '&&:focus-visible': { outlineColor: light },
  },
});

/** Covers the whole art of a featured card, so that its link is clickable everywhere on it. */
export const overArt = uiStyle({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  pointerEvents: 'none',
});

/** Title and sentence on the art. Two layers of scrim keep a contrast of 4.5 : 1 over any cover. */
export const bigFoot = uiStyle({
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.s3,
  paddingBlock: '84px 14px',
  paddingInline: space.s4,
  background: [1, 2]
    .map(() => `linear-gradient(transparent, ${color.surface.scrim} 84px)`)
    .join(', '),
  '@media': { [from.desktop]: { paddingBlock: '90px 22px', paddingInline: space.s6 } },
});

export const onArt = uiStyle({ flex: 1, minInlineSize: 0 });

export const bigTitle = uiStyle({
  selectors: {
    '&&': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      font: type.titleM,
      fontSize: 20,
      lineHeight: '30px',
      color: light,
    },
  },
  '@media': { [from.desktop]: { selectors: { '&&': { fontSize: 26, lineHeight: '38px' } } } },
});

export const bigCaption = uiStyle({ selectors: { '&&': { color: light, opacity: 0.88 } } });
