import { vars } from '../theme/contract.css.ts';

/** Content width of a full-width row: at most 1280 px, with a gutter on both sides. */
export const wrap = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.max} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
} as const;
