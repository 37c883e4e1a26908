import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  border: 0,
});
