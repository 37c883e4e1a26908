import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';

const { space, color } = vars;

/** A floating card on phones too, near the lower edge within reach of the thumb. */
export const dialog = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(100% - ${space.s8})`,
  maxBlockSize: `calc(100dvh - ${space.s8})`,
  marginBlockEnd: `calc(${space.s4} + env(safe-area-inset-bottom, 0px))`,
  borderRadius: vars.radius.xl,
  '@media': { [from.desktop]: { inlineSize: '100%', marginBlockEnd: 0 } },
});

export const header = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s3,
  flex: 'none',
  minBlockSize: 44,
  paddingBlock: '18px 4px',
  paddingInline: `${space.s5} ${space.s2}`,
  '@media': {
    [from.desktop]: { paddingBlock: '18px 6px', paddingInline: `28px ${space.s3}` },
  },
});

/** Without a close button the title has the same padding at its end. */
export const forced = uiStyle({
  paddingInlineEnd: space.s5,
  '@media': { [from.desktop]: { paddingInlineEnd: 28 } },
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

export const icon = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  marginBlock: 2,
  borderRadius: vars.radius.full,
});

export const tone = {
  info: uiStyle({ background: color.info.soft, color: color.info.text }),
  success: uiStyle({ background: color.success.soft, color: color.success.text }),
  warn: uiStyle({ background: color.warn.soft, color: color.warn.text }),
  danger: uiStyle({ background: color.danger.soft, color: color.danger.text }),
};

export const body = uiStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gap: space.s4,
  paddingBlock: space.s1,
  paddingInline: space.s5,
  font: vars.type.small,
  color: color.text.secondary,
  textWrap: 'pretty',
  '@media': { [from.desktop]: { paddingInline: 28 } },
});

/**
 * Equal widths in one row. Labels that do not fit are stacked, with the last action (the one that continues) on top.
 */
export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: 10,
  flex: 'none',
  paddingBlock: `${space.s4} ${space.s5}`,
  paddingInline: space.s5,
  '@media': { [from.desktop]: { paddingBlockEnd: 28, paddingInline: 28 } },
});

/** Answers of equal weight are stacked in reading order. */
export const equal = uiStyle({ flexWrap: 'wrap' });

export const action = uiStyle({
  display: 'grid',
  flex: '1 1 40%',
  minInlineSize: 'fit-content',
});
