import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';
import { wrap } from '../wrap.ts';

export const root = uiStyle({
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
});

export const inner = uiStyle({ ...wrap });

const part = { paddingBlock: vars.space.s5 } as const;
export const vendors = uiStyle({
  ...part,
  '@media': { [from.desktop]: { paddingBlock: '28px 24px' } },
});
export const links = uiStyle({
  paddingBlock: vars.space.s6,
  '@media': { [from.desktop]: { paddingBlock: vars.space.s8 } },
});

/** A dashed line between the parts; there is none above the first part. */
export const divided = uiStyle({
  borderBlockStart: `1.5px dashed ${vars.color.border.hairline}`,
});

export const copyright = uiStyle({
  margin: 0,
  paddingBlock: '16px 24px',
  font: vars.type.caption,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});
