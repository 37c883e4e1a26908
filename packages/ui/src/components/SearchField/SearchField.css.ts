import { uiStyle } from '../../theme/style.ts';
import { control } from '../Field/InputBox.css.ts';

/** Our own button clears the box, in every browser and with a name. */
export const search = uiStyle(
  {
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
    },
  },
  control,
);
