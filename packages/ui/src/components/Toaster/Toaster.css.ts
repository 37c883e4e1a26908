import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

const { space, color, motion } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const exit = keyframes({ to: { opacity: 0 } });

/** At the bottom above the tab bar (58 px and the phone's safe area), at the top end from 1024 px on. */
export const region = uiStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetInline: space.s4,
  insetBlockEnd: `calc(58px + ${space.s3} + env(safe-area-inset-bottom, 0px))`,
  pointerEvents: 'none',
  '@media': {
    [from.desktop]: {
      insetInlineStart: 'auto',
      insetInlineEnd: space.s6,
      insetBlock: `${space.s6} auto`,
      inlineSize: 380,
    },
  },
});

export const list = uiStyle({
  display: 'grid',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const toast = uiStyle({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s3,
  inlineSize: '100%',
  maxInlineSize: 480,
  marginInline: 'auto',
  paddingBlock: 14,
  paddingInline: `${space.s4} ${space.s2}`,
  borderRadius: vars.radius.md,
  background: color.surface.overlay,
  boxShadow: `${vars.shadow.s3}, 0 0 0 1px ${color.border.hairline}`,
  color: color.text.primary,
  font: vars.type.small,
  pointerEvents: 'auto',
  animation: `${enter} ${motion.enter} ${motion.easeOut}`,
  selectors: {
    '&[data-state="leaving"]': {
      animation: `${exit} ${motion.exit} ${motion.easeIn} forwards`,
      pointerEvents: 'none',
    },
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const icon = uiStyle({ flex: 'none', display: 'grid', marginBlockStart: 1 });
export const tone = {
  neutral: uiStyle({ color: color.text.secondary }),
  info: uiStyle({ color: color.info.text }),
  success: uiStyle({ color: color.success.text }),
  warn: uiStyle({ color: color.warn.text }),
  danger: uiStyle({ color: color.danger.text }),
};

export const words = uiStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = uiStyle({ margin: 0, font: vars.type.label });
export const detail = uiStyle({
  margin: 0,
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

/** The 44 px button reaches into the padding of the card. */
export const close = uiStyle({
  flex: 'none',
  marginBlock: -11,
  '@media': { [from.desktop]: { marginBlock: -7 } },
});
