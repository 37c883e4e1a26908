import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

const { color, space, radius: r, shadow: s } = vars;

export const root = uiStyle({
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  color: color.text.primary,
  overflowWrap: 'break-word',
  // Forced colours mode removes shadows, so a border replaces them.
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = {
  page: uiStyle({ background: color.surface.page }),
  raised: uiStyle({ background: color.surface.raised }),
  sunken: uiStyle({ background: color.surface.sunken }),
  overlay: uiStyle({ background: color.surface.overlay }),
  inverse: uiStyle({ background: color.surface.inverse, color: color.text.onInverse }),
  accent: uiStyle({ background: color.accent.soft }),
  warm: uiStyle({ background: color.warm.soft }),
};

/** `card` is 16 px on phones and 24 from 1024 px on. */
export const padding = {
  none: uiStyle({ padding: 0 }),
  s2: uiStyle({ padding: space.s2 }),
  s3: uiStyle({ padding: space.s3 }),
  s4: uiStyle({ padding: space.s4 }),
  s5: uiStyle({ padding: space.s5 }),
  s6: uiStyle({ padding: space.s6 }),
  card: uiStyle({
    padding: space.s4,
    '@media': { [from.desktop]: { padding: space.s6 } },
  }),
};

export const radius = {
  none: uiStyle({ borderRadius: 0 }),
  sm: uiStyle({ borderRadius: r.sm }),
  md: uiStyle({ borderRadius: r.md }),
  lg: uiStyle({ borderRadius: r.lg }),
  xl: uiStyle({ borderRadius: r.xl }),
};

const hairline = `0 0 0 1px ${color.border.hairline}`;

/** 0 is flat, `hairline` has only a border, 1–4 are as in design.md §5. */
export const elevation = {
  flat: uiStyle({ boxShadow: 'none' }),
  hairline: uiStyle({ boxShadow: `inset ${hairline}` }),
  s1: uiStyle({ boxShadow: s.s1 }),
  s2: uiStyle({ boxShadow: s.s2 }),
  s3: uiStyle({ boxShadow: `${s.s3}, ${hairline}` }),
  s4: uiStyle({ boxShadow: s.s4 }),
};

/** Clips children at the rounded corners, for a list or picture that fills the card. */
export const clipped = uiStyle({ overflow: 'hidden' });
