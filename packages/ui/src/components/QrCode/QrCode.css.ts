import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
  // Keeps its colours in forced colours mode, because a camera must read it.
  forcedColorAdjust: 'none',
});
