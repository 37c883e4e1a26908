import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { wrap } from '../wrap.ts';

export const root = uiStyle({
  background: vars.color.warm.soft,
  color: vars.color.warm.text,
  font: vars.type.caption,
  '@media': { [when.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const row = uiStyle({
  ...wrap,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 32,
  paddingBlock: 5,
});

export const text = uiStyle({ minInlineSize: 0 });
