import { uiStyle, when } from '../../theme/style.ts';

/** The picture is a mask, so the glyph has the colour of the text. */
export const root = uiStyle({
  display: 'inline-block',
  flex: 'none',
  background: 'currentColor',
  maskPosition: 'center',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  '@media': { [when.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
