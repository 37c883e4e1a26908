import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

export const root = uiStyle({
  color: vars.color.text.accent,
  textUnderlineOffset: '0.25em',
  textDecorationThickness: 1,
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { textDecorationThickness: 2 } } },
    [when.forcedColors]: {
      color: 'LinkText',
      selectors: { '&:focus-visible': forcedFocusRing },
    },
  },
});

export const tone = {
  accent: uiStyle({ color: vars.color.text.accent }),
  muted: uiStyle({ color: vars.color.text.muted }),
  inherit: uiStyle({ color: 'inherit' }),
};

export const look = {
  /** Inside a sentence: underlined, because colour alone does not mark a link. */
  inline: uiStyle({ textDecorationLine: 'underline' }),
  /** On a line of its own: bold, and high enough for touch. */
  standalone: uiStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s1,
    minBlockSize: vars.control.md,
    fontWeight: 600,
    textDecorationLine: 'none',
    '@media': { [when.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
  }),
};

export const icon = uiStyle({
  display: 'inline-block',
  marginInlineStart: vars.space.s1,
  verticalAlign: '-0.125em',
});
