import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const { color } = vars;

export const root = uiStyle({
  display: 'block',
  flex: 'none',
  maxInlineSize: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Pictures keep their colours in forced colours mode. They say nothing that the text does not.
  '@media': { [when.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** 148 x 104 in a card, 236 x 166 on a full page (design.md §6). */
export const size = {
  md: uiStyle({ inlineSize: 148, blockSize: 'auto', aspectRatio: '148 / 104' }),
  lg: uiStyle({ inlineSize: 236, blockSize: 'auto', aspectRatio: '148 / 104' }),
};

export const fill = {
  soft: uiStyle({ fill: color.accent.soft }),
  accent: uiStyle({ fill: color.accent.fill }),
  ink: uiStyle({ fill: color.text.primary }),
  warm: uiStyle({ fill: color.warm.fill }),
  paper: uiStyle({ fill: color.surface.raised }),
  danger: uiStyle({ fill: color.danger.text }),
  dangerSoft: uiStyle({ fill: color.danger.soft }),
};

export const line = {
  accent: uiStyle({ stroke: color.accent.fill }),
  onAccent: uiStyle({ stroke: color.text.onAccent }),
  ink: uiStyle({ stroke: color.text.primary }),
  warm: uiStyle({ stroke: color.warm.fill }),
  danger: uiStyle({ stroke: color.danger.text }),
};
