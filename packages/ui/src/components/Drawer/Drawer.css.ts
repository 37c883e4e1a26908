import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing } from '../rules.ts';

const { space, color, motion, radius } = vars;

/** Where the drawer slides in from: 16 px beyond its edge, in the reading direction. */
const beyond = createVar();

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const enter = keyframes({ from: { transform: `translateX(${beyond})` } });
const leave = keyframes({ to: { transform: `translateX(${beyond})` } });

export const layer = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.modal,
  display: 'flex',
  overflow: 'hidden',
  background: color.surface.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${motion.enter} ${motion.easeOut}` },
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${motion.exit} ${motion.easeIn} forwards`,
      pointerEvents: 'none',
    },
  },
});

export const at = {
  start: uiStyle({ justifyContent: 'flex-start' }),
  end: uiStyle({ justifyContent: 'flex-end' }),
};

export const drawer = uiStyle({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(100% - ${space.s12})`,
  blockSize: '100dvh',
  overflow: 'hidden',
  outline: 'none',
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: vars.shadow.s4,
  font: vars.type.body,
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${motion.enter} ${motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${leave} ${motion.exit} ${motion.easeIn} forwards` },
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const shape = {
  start: uiStyle({
    borderStartEndRadius: radius.xl,
    borderEndEndRadius: radius.xl,
    vars: { [beyond]: '-16px' },
    selectors: { '[dir="rtl"] &': { vars: { [beyond]: '16px' } } },
  }),
  end: uiStyle({
    borderStartStartRadius: radius.xl,
    borderEndStartRadius: radius.xl,
    vars: { [beyond]: '16px' },
    selectors: { '[dir="rtl"] &': { vars: { [beyond]: '-16px' } } },
  }),
};

export const header = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s2,
  flex: 'none',
  paddingBlock: `calc(env(safe-area-inset-top, 0px) + ${space.s3}) ${space.s1}`,
  paddingInline: `${space.s5} ${space.s2}`,
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

export const body = uiStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space.s1} ${space.s5}`,
  paddingInline: space.s5,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

export const description = uiStyle({
  margin: 0,
  marginBlockEnd: space.s4,
  font: vars.type.small,
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const footer = uiStyle({
  flex: 'none',
  display: 'grid',
  gap: space.s2,
  paddingBlock: `${space.s3} calc(${space.s4} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space.s5,
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
