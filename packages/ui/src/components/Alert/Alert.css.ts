import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const { color } = vars;

export const root = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  boxSizing: 'border-box',
  paddingBlock: vars.space.s3,
  paddingInline: 14,
  borderRadius: vars.radius.sm,
  font: vars.type.small,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = {
  info: uiStyle({ background: color.info.soft, color: color.info.text }),
  success: uiStyle({ background: color.success.soft, color: color.success.text }),
  warn: uiStyle({ background: color.warn.soft, color: color.warn.text }),
  danger: uiStyle({ background: color.danger.soft, color: color.danger.text }),
};

export const icon = uiStyle({ flex: 'none', marginBlockStart: 1 });
export const text = uiStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = uiStyle({ display: 'block', fontWeight: 700 });
export const body = uiStyle({ display: 'block', color: color.text.primary });
export const action = uiStyle({ display: 'block', marginBlockStart: vars.space.s2 });
