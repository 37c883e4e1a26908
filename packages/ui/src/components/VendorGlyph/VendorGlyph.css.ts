import { uiStyle, when } from '../../theme/style.ts';

/** One colour, the text's: the picture is used as a mask. */
export const root = uiStyle({
  display: 'inline-block',
  flex: 'none',
  background: 'currentColor',
  maskPosition: 'center',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  '@media': { [when.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
