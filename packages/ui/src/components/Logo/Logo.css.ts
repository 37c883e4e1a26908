import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minInlineSize: vars.control.md,
  minBlockSize: vars.control.md,
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const size = {
  l: uiStyle({
    gap: 10,
    fontFamily: vars.font.display,
    fontSize: 23,
    fontWeight: 700,
    lineHeight: '34px',
    color: vars.color.text.primary,
  }),
  s: uiStyle({ gap: 6, font: vars.type.caption, color: vars.color.text.secondary }),
};

/** The tile has the corner radius of the brand. */
export const mark = uiStyle({
  display: 'block',
  flex: 'none',
  borderRadius: `calc(${vars.radius.xs} * 2.5)`,
  background: vars.color.accent.fill,
  forcedColorAdjust: 'none',
});

/** Hidden before the balance would lose a digit (design.md §2). It stays in the accessible name. */
export const word = uiStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [from.narrow]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
