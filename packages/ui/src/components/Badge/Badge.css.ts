import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { oneLine } from '../rules.ts';

const { color } = vars;

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  flex: 'none',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  paddingBlock: 1,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.xs,
  font: vars.type.caption,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = {
  neutral: uiStyle({ background: color.surface.sunken, color: color.text.secondary }),
  accent: uiStyle({ background: color.accent.soft, color: color.text.accent }),
  warm: uiStyle({ background: color.warm.soft, color: color.warm.text }),
  success: uiStyle({ background: color.success.soft, color: color.success.text }),
  warn: uiStyle({ background: color.warn.soft, color: color.warn.text }),
  danger: uiStyle({ background: color.danger.soft, color: color.danger.text }),
  info: uiStyle({ background: color.info.soft, color: color.info.text }),
};

/** The demo mark: a solid warm fill that no brand may restyle. */
export const solid = uiStyle({
  background: color.warm.fill,
  color: color.text.onWarm,
  '@media': { [when.forcedColors]: { borderWidth: 2, fontWeight: 700 } },
});

export const label = uiStyle(oneLine);
