import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';
import { control } from '../Field/InputBox.css.ts';

/** The browser's own picker button stays in place, invisible, under our icon. */
export const date = uiStyle(
  {
    minBlockSize: '48px',
    paddingInlineEnd: '48px',
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      '&::-webkit-calendar-picker-indicator': {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: '48px',
        blockSize: '100%',
        margin: 0,
        padding: 0,
        opacity: 0,
        cursor: 'pointer',
      },
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
    },
  },
  control,
);

/** Firefox draws its own icon, which cannot be removed. */
export const icon = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '14px',
  marginBlock: 'auto',
  color: vars.color.text.muted,
  pointerEvents: 'none',
  '@supports': { '(-moz-appearance: none)': { display: 'none' } },
});
