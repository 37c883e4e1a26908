import { from, uiStyle } from '../../theme/style.ts';

// With `contents` the wrapper does not affect the layout around it.
export const desktop = uiStyle({
  display: 'none',
  '@media': { [from.desktop]: { display: 'contents' } },
});
export const phone = uiStyle({
  display: 'contents',
  '@media': { [from.desktop]: { display: 'none' } },
});
