import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
  // A camera must read it whatever colours a person forces.
  forcedColorAdjust: 'none',
});
