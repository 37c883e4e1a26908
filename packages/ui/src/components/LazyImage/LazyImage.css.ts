import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.skeleton,
});

export const image = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // The subjects of covers are at 47 % of the height (design.md §8).
  objectPosition: '50% 47%',
});

export const alt = uiStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.s2,
  font: vars.type.caption,
  color: vars.color.text.secondary,
  textAlign: 'center',
});
