import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';
import { control } from '../Field/InputBox.css.ts';

const { color } = vars;

export const input = uiStyle({ fontFamily: vars.font.number }, control);

/** For the only amount of a view: 60 px high, with 24 px digits. */
export const large = uiStyle(
  {
    minBlockSize: '60px',
    fontSize: '24px',
    fontWeight: 700,
    lineHeight: '34px',
    fontFamily: vars.font.number,
  },
  control,
);

export const symbol = uiStyle({
  fontFamily: vars.font.number,
  fontSize: '16px',
  color: color.text.secondary,
  unicodeBidi: 'isolate',
});
export const largeSymbol = uiStyle({ fontSize: '24px', fontWeight: 700 }, symbol);

/** Two 44 px buttons in the box, with lines between them. */
export const steps = uiStyle({ display: 'flex', alignItems: 'center' });

export const presets = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 88px), 1fr))',
  gap: vars.space.s2,
  marginBlockStart: '10px',
});

/** A chip as wide as its cell, with centred text. */
export const preset = uiStyle({
  justifyContent: 'center',
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
