import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

/** Size of one digit cell. */
const high = createVar();
const wide = createVar();
/** Size of a digit within its cell. */
const glyph = createVar();
/** Gap between two columns. */
const gap = createVar();
/** Set on the amount: the number of digits and the number of commas. */
export const digitsName = '--pl-jackpot-digits';
export const commasName = '--pl-jackpot-commas';

export const root = uiStyle({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  boxSizing: 'border-box',
  minInlineSize: 0,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  '@media': { [when.forcedColors]: { border: '2px solid CanvasText' } },
});

const card = {
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.lg,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s5,
} as const;

export const variant = {
  // On phones the link stands beside the name, so that the card is as low as its amount.
  card: uiStyle({
    ...card,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.s2,
    paddingBlock: 10,
    paddingInline: vars.space.s4,
    vars: { [high]: '36px', [wide]: '24px', [glyph]: '25px' },
    '@media': {
      '(max-width: 339.98px)': { paddingInline: vars.space.s3 },
      [from.tablet]: {
        display: 'flex',
        paddingBlock: vars.space.s4,
        paddingInline: vars.space.s5,
        vars: { [high]: '50px', [wide]: '30px', [glyph]: '31px' },
      },
      [from.desktop]: { padding: 28, borderRadius: vars.radius.xl },
      [from.wide]: { vars: { [wide]: '33px' } },
    },
  }),
  banner: uiStyle({
    ...card,
    vars: { [high]: '78px', [wide]: '28px', [glyph]: '38px' },
    '@media': {
      '(max-width: 359px)': { vars: { [wide]: '24px' } },
      [from.tablet]: { vars: { [wide]: '50px', [glyph]: '48px' }, padding: 28 },
      [from.desktop]: { borderRadius: vars.radius.xl },
    },
  }),
  bar: uiStyle({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 14px`,
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    paddingBlock: 3,
    paddingInline: 10,
    borderRadius: vars.radius.sm,
    vars: { [high]: '22px', [wide]: '13px', [glyph]: '16px' },
    '@media': {
      [from.desktop]: {
        paddingBlock: vars.space.s2,
        paddingInline: 18,
        borderRadius: vars.radius.lg,
        vars: { [high]: '50px', [wide]: '30px', [glyph]: '31px' },
      },
    },
  }),
};

const inBar = `${variant.bar} &`;
/** A card on a phone. */
const low = `${variant.card} &`;
const belowTablet = `not all and ${from.tablet}`;
/** A card is as wide as its parent; a bar is as wide as its amount. */
const inCard = `${variant.card} &, ${variant.banner} &`;
const commaWidth = '7px';
/** The width that the currency and the commas leave for one column. */
const share = `calc((100cqi - ${glyph} * .6 - 6px - var(${commasName}) * (${commaWidth} + ${gap})) / var(${digitsName}) - ${gap})`;
/** Limits a column to its share, so that a long amount gets smaller and is never cut. */
const fitted = (rule: { readonly inlineSize: string } | { readonly fontSize: string }) => ({
  '@supports': { '(inline-size: 1cqi)': { selectors: { [inCard]: rule } } },
});

export const ornament = uiStyle({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: -70,
  insetBlockStart: -70,
  inlineSize: 280,
  blockSize: 280,
  opacity: 0.16,
  color: vars.color.warm.fill,
});

export const head = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  font: vars.type.label,
  selectors: { [inBar]: { font: vars.type.caption } },
});

export const demoBadge = uiStyle({
  flex: 'none',
  paddingBlock: 1,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.xs,
  font: vars.type.caption,
  fontWeight: 600,
  background: vars.color.warm.fill,
  color: vars.color.text.onWarm,
  '@media': { [when.forcedColors]: { border: '2px solid CanvasText', fontWeight: 700 } },
});

export const middle = uiStyle({
  marginBlock: 'auto',
  minInlineSize: 0,
  selectors: { [inCard]: { containerType: 'inline-size' } },
  '@media': { [belowTablet]: { selectors: { [low]: { gridColumn: '1 / -1' } } } },
});

export const board = uiStyle({
  marginBlock: `10px ${vars.space.s1}`,
  selectors: { [inBar]: { marginBlock: 0 } },
  '@media': {
    [belowTablet]: { selectors: { [low]: { marginBlock: '4px 2px' } } },
    [from.desktop]: { marginBlock: `14px ${vars.space.s2}` },
  },
});

export const digits = uiStyle({
  display: 'flex',
  alignItems: 'center',
  vars: { [gap]: '3px' },
  gap,
  direction: 'ltr',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  fontFamily: vars.font.number,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.warm.fill,
  userSelect: 'none',
  '@media': {
    '(max-width: 359px)': { vars: { [gap]: '2px' } },
    [from.desktop]: { vars: { [gap]: '4px' } },
  },
});

export const currency = uiStyle({
  fontSize: `calc(${glyph} * .84)`,
  lineHeight: high,
  marginInlineEnd: 6,
  '@media': { '(max-width: 359px)': { marginInlineEnd: 2 } },
});

export const separator = uiStyle({
  flex: 'none',
  inlineSize: commaWidth,
  alignSelf: 'flex-end',
  fontSize: `calc(${glyph} * .77)`,
  lineHeight: 1,
  paddingBlockEnd: `calc(${high} * .16)`,
  textAlign: 'center',
  opacity: 0.75,
});

export const cell = uiStyle({
  position: 'relative',
  flex: 'none',
  // Changes inside do not cause a layout of the page.
  contain: 'strict',
  inlineSize: wide,
  blockSize: high,
  borderRadius: vars.radius.xs,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    border: `1px solid ${vars.color.text.onInverse}`,
    background: vars.color.text.onInverse,
    opacity: 0.09,
  },
  // Shades the edges like a drum, where digits enter and leave.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${vars.color.surface.scrim}, transparent 24% 76%, ${vars.color.surface.scrim})`,
    opacity: 0.55,
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  ...fitted({ inlineSize: `min(${wide}, ${share})` }),
});

export const strip = uiStyle({
  display: 'block',
  position: 'relative',
  whiteSpace: 'pre',
  textAlign: 'center',
  fontSize: glyph,
  lineHeight: high,
  // A digit is about .6 of its size wide.
  ...fitted({ fontSize: `min(${glyph}, ${share} * 1.6)` }),
});

export const note = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  font: vars.type.caption,
  // Less prominent than the name, but still far above a contrast of 4.5 on the inverse surface.
  opacity: 0.88,
});

export const extra = uiStyle({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'block',
      marginBlockStart: 18,
      paddingBlockStart: 14,
      borderBlockStart: `2px dashed ${vars.color.border.control}`,
    },
  },
});

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s3,
  '@media': {
    [belowTablet]: {
      selectors: {
        [low]: { gridArea: '1 / 2', alignSelf: 'center', columnGap: vars.space.s4, margin: 0 },
      },
    },
    [from.desktop]: { marginBlockStart: vars.space.s5 },
  },
});

/** A link with the height of its line that can be pressed in 44 px. */
const inLine = {
  flex: 'none',
  minBlockSize: vars.control.md,
  marginBlock: -10,
  padding: 0,
  font: vars.type.caption,
  fontWeight: 600,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
} as const;
const ringInside = { outlineColor: 'currentColor', outlineOffset: -4 } as const;

/** As wide as its card, but not across a whole page. */
export const action = uiStyle({
  flex: '1 1 auto',
  maxInlineSize: 320,
  '@media': {
    [belowTablet]: {
      selectors: {
        // A press anywhere on the card counts; the rules stay above it.
        [`${variant.card} &&`]: { ...inLine, position: 'static' },
        [`${variant.card} &&::after`]: { content: '', position: 'absolute', inset: 0 },
        [`${variant.card} &&:focus-visible`]: ringInside,
        // While it is pressed a button is a box of its own, which would take the card away from under the press.
        [`${variant.card} &&&:active`]: { transform: 'none', background: 'none' },
        [`${variant.card} &&&:hover`]: { background: 'none' },
      },
    },
  },
});

export const rules = uiStyle({
  selectors: {
    // Outlined in the text colour, because the inverse surface is the same in both schemes.
    '&&': { background: 'none', color: 'inherit', borderColor: 'currentColor' },
  },
  '@media': {
    [belowTablet]: {
      selectors: {
        [`${variant.card} &&`]: { ...inLine, position: 'relative', zIndex: 1 },
        [`${variant.card} &&:focus-visible`]: ringInside,
      },
    },
    [when.hover]: {
      selectors: { '&&:hover': { background: 'none', textDecoration: 'underline' } },
    },
  },
});
