import { uiStyle } from '../../theme/style.ts';
import { control } from '../Field/InputBox.css.ts';

/** Hides the browser's clear button: ours is in every browser and has a name. */
export const search = uiStyle(
  {
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
    },
  },
  control,
);
