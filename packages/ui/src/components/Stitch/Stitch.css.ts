import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeDasharray: '8 6',
  '@media': { [when.forcedColors]: { color: 'CanvasText' } },
});

export const tone = {
  hairline: uiStyle({ color: vars.color.border.hairline }),
  accent: uiStyle({ color: vars.color.accent.fill }),
  warm: uiStyle({ color: vars.color.warm.fill }),
};
