import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  boxSizing: 'border-box',
  minBlockSize: 64,
  paddingBlock: 10,
  paddingInline: vars.space.s4,
  color: vars.color.text.primary,
  selectors: {
    '& + &, li + li > &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` },
  },
});

export const rank = uiStyle({
  flex: 'none',
  minInlineSize: 20,
  font: vars.type.label,
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: vars.color.text.secondary,
});

export const cover = uiStyle({
  selectors: {
    '&&': { flex: 'none', inlineSize: 44, blockSize: 44, borderRadius: vars.radius.sm },
  },
});

export const text = uiStyle({ flex: '1 1 112px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const game = uiStyle({ display: 'block', font: vars.type.label });

/** The whole row is clickable; the focus ring is around the name, where nothing cuts it. */
export const link = uiStyle({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const meta = uiStyle({
  display: 'block',
  font: vars.type.caption,
  color: vars.color.text.muted,
});

export const amount = uiStyle({
  selectors: { '&&': { flex: 'none', marginInlineStart: 'auto', fontSize: 16, fontWeight: 700 } },
});
