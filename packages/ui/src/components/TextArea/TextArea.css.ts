import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';
import { control } from '../Field/InputBox.css.ts';

/** Grows with its text if the browser can (`field-sizing`), else keeps its rows and scrolls. */
export const area = uiStyle(
  {
    display: 'block',
    minBlockSize: '48px',
    maxBlockSize: '320px',
    overflowY: 'auto',
    resize: 'vertical',
    textOverflow: 'clip',
    overflowWrap: 'anywhere',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  },
  control,
);

/** Minimum height: rows of 26 px and 20 px of padding. `rows` itself applies only without `field-sizing`. */
export const atLeast = {
  2: uiStyle({ minBlockSize: '72px' }),
  3: uiStyle({ minBlockSize: '98px' }),
  4: uiStyle({ minBlockSize: '124px' }),
  6: uiStyle({ minBlockSize: '176px' }),
  8: uiStyle({ minBlockSize: '228px' }),
};

export const counter = uiStyle({
  marginBlockStart: vars.space.s1,
  font: vars.type.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.text.muted,
  selectors: { '&[data-state="over"]': { color: vars.color.danger.text, fontWeight: 700 } },
});
