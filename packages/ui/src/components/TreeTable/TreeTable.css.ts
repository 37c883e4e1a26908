import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { plainControl } from '../rules.ts';

const { color, motion, space } = vars;

export const row = uiStyle({ cursor: 'default' });

export const indent = uiStyle({ flex: 'none', display: 'block' });

/** A row without children leaves the space of the arrow free. */
export const noArrow = uiStyle({ flex: 'none', inlineSize: 32 });

export const arrow = uiStyle({
  ...plainControl,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginBlock: -11,
  marginInline: '-12px 0',
  padding: 0,
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  '@media': {
    [when.hover]: { selectors: { '&:hover': { color: color.text.primary } } },
  },
});

const turn = {
  display: 'grid',
  transition: `transform ${motion.enter} ${motion.easeMove}`,
  '@media': { [when.reducedMotion]: { transition: 'none' } },
} as const;

export const closed = uiStyle({
  ...turn,
  selectors: { '[dir="rtl"] &': { transform: 'rotate(180deg)' } },
});
export const opened = uiStyle({ ...turn, transform: 'rotate(90deg)' });

export const gap = uiStyle({ color: color.text.secondary });
export const gapLine = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  paddingInlineStart: 32,
});
export const failed = uiStyle({ color: color.danger.text });
