import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { hidden } from '../Field/Field.css.ts';
import { control } from '../Field/InputBox.css.ts';

const { color } = vars;

/** Around the box and its calendar, so that leaving them is leaving the field. */
export const around = uiStyle({ display: 'grid', minInlineSize: 0 });

/** The three boxes, left to right in every script and aligned to the start of the page. */
export const day = uiStyle(
  {
    display: 'flex',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    minBlockSize: '48px',
    paddingBlock: 0,
    paddingInlineStart: vars.space.s2,
    fontVariantNumeric: 'tabular-nums lining-nums',
    cursor: 'text',
    selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
  },
  control,
);

const box = uiStyle({
  boxSizing: 'border-box',
  flex: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  outline: 'none',
  background: 'transparent',
  appearance: 'none',
  color: 'inherit',
  // 16 px, because phones zoom in on a smaller text.
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'center',
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    // The ring is around the whole field; this shows the box that is typed into.
    '&:focus': { background: color.accent.soft, color: color.text.accent },
    '&:focus::placeholder': { color: color.text.accent },
    '&:disabled': {
      color: color.text.disabled,
      WebkitTextFillColor: 'currentColor',
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } },
  },
});

/** As wide as its digits, with the same distance to each dash; "MM" is wider than two digits. */
export const part = {
  year: uiStyle({ inlineSize: '2.6em' }, box),
  month: uiStyle(
    { inlineSize: '1.45em', selectors: { '&:placeholder-shown': { inlineSize: '2.1em' } } },
    box,
  ),
  day: uiStyle({ inlineSize: '1.45em' }, box),
};

export const dash = uiStyle({ alignSelf: 'center', color: color.text.muted });

/** The control of the form: in the document, so that it can be sent and focused, but not to be seen. */
export const value = uiStyle({ pointerEvents: 'none' }, hidden);
