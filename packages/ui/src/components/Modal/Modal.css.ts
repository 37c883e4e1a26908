import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing } from '../rules.ts';

const { space, radius, color } = vars;
const belowDesktop = 'not all and (min-width: 1024px)';
const safeEnd = 'env(safe-area-inset-bottom, 0px)';

export const modal = uiStyle({
  display: 'flex',
  alignItems: 'stretch',
  maxBlockSize: `calc(100dvh - ${space.s8})`,
  borderRadius: `${radius.xl} ${radius.xl} 0 0`,
  '@media': {
    [from.desktop]: { maxBlockSize: `calc(100dvh - ${space.s12})`, borderRadius: radius.xl },
    // Resets a drag from a wide window, because a sheet is at the bottom of the window.
    [belowDesktop]: { translate: 'none !important' },
  },
});

/** A long form fills the whole phone screen. */
export const page = uiStyle({
  '@media': {
    [belowDesktop]: {
      blockSize: '100dvh',
      maxBlockSize: 'none',
      maxInlineSize: 'none !important',
      borderRadius: 0,
    },
  },
});

/** A picture of 340 px, where there is room for it. */
export const art = uiStyle({
  display: 'none',
  '@media': {
    [from.desktop]: { display: 'grid', flex: 'none', inlineSize: 340, minBlockSize: 0 },
  },
});

export const column = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const grab = uiStyle({
  flex: 'none',
  inlineSize: 40,
  blockSize: 4,
  marginBlockStart: space.s2,
  marginInline: 'auto',
  borderRadius: radius.full,
  background: color.border.control,
  opacity: 0.55,
  '@media': {
    [from.desktop]: { display: 'none' },
    [when.forcedColors]: { background: 'CanvasText' },
  },
});

export const header = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s2,
  flex: 'none',
  minBlockSize: 54,
  paddingBlock: '6px 4px',
  paddingInline: `${space.s5} ${space.s2}`,
  '@media': {
    [from.desktop]: {
      paddingBlock: `${space.s5} ${space.s3}`,
      paddingInline: `28px ${space.s4}`,
    },
  },
});

/** The title bar can be dragged with a mouse; on a phone a finger scrolls. */
export const movable = uiStyle({
  '@media': {
    [`${from.desktop} and ${when.hover}`]: {
      cursor: 'grab',
      userSelect: 'none',
      selectors: { '&:active': { cursor: 'grabbing' } },
    },
  },
});

/** On a full page the bar looks like a page header: a line below, and the arrow first. */
export const pageHeader = uiStyle({
  '@media': {
    [belowDesktop]: {
      paddingInlineStart: space.s2,
      paddingBlock: `calc(env(safe-area-inset-top, 0px) + ${space.s1}) ${space.s1}`,
      borderBlockEnd: `1px solid ${color.border.hairline}`,
    },
  },
});

export const title = uiStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  margin: 0,
  // Centres one line of text beside the 44 px button. More lines grow downwards.
  paddingBlock: '6px 7px',
  font: vars.type.titleM,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const onDesktop = uiStyle({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block' } },
});
export const onPhone = uiStyle({ '@media': { [from.desktop]: { display: 'none' } } });

export const description = uiStyle({
  margin: 0,
  marginBlockEnd: space.s4,
  font: vars.type.small,
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const body = uiStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space.s1} calc(${space.s5} + ${safeEnd})`,
  paddingInline: space.s5,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  '@media': {
    [from.desktop]: { paddingBlock: `${space.s1} 28px`, paddingInline: 28 },
  },
});

/** Larger spacing beside a picture. It comes after the rules it overrides. */
export const besideArt = {
  header: uiStyle({
    '@media': {
      [from.desktop]: {
        paddingBlock: '18px 0',
        paddingInline: `36px ${space.s3}`,
      },
    },
  }),
  title: uiStyle({ '@media': { [from.desktop]: { font: vars.type.titleL, paddingBlock: 2 } } }),
  body: uiStyle({
    '@media': { [from.desktop]: { paddingBlock: '6px 22px', paddingInline: 36 } },
  }),
};

/** Less padding when a footer follows the body. */
export const bodyAboveFooter = uiStyle({ paddingBlockEnd: space.s4 });

export const footer = uiStyle({
  flex: 'none',
  display: 'grid',
  gap: space.s2,
  paddingBlock: `${space.s3} calc(${space.s4} + ${safeEnd})`,
  paddingInline: space.s5,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  '@media': {
    [from.desktop]: { paddingBlock: `${space.s4} ${space.s5}`, paddingInline: 28 },
  },
});
