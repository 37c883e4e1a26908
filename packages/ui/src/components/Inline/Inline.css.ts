import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  boxSizing: 'border-box',
  border: 0,
});

export const oneLine = uiStyle({ flexWrap: 'nowrap' });
