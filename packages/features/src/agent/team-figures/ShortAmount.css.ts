import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** A button of 44 px in a line of text, that looks like the text. */
export const short = featureStyle({
  minBlockSize: 44,
  marginBlock: -6,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  outline: 'none',
});

/** The whole amount may need two lines. The focus ring surrounds the amount, not the larger area of the button. */
export const whole = featureStyle({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  selectors: {
    [`${short}:focus-visible &`]: {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
      borderRadius: vars.radius.xs,
    },
  },
});
