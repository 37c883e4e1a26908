import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';
import { mirrored } from '../rules.ts';

export const root = uiStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.s3,
  minBlockSize: vars.control.md,
  marginBlockEnd: vars.space.s2,
  '@media': { [from.desktop]: { marginBlockEnd: vars.space.s3 } },
});

/** The class is doubled, so that it overrides the heading's size in any order of the style sheets. */
export const title = uiStyle({
  selectors: { '&&': { fontSize: 20 } },
  '@media': { [from.desktop]: { selectors: { '&&': { fontSize: 23, lineHeight: '34px' } } } },
});

export const count = uiStyle({
  font: vars.type.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const action = uiStyle({
  marginInlineStart: 'auto',
  fontSize: 14,
  lineHeight: '22px',
});

export const arrow = uiStyle({ display: 'grid', ...mirrored });
