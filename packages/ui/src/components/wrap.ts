import { vars } from '../theme/contract.css.ts';

/** Content width of a full-bleed row: at most 1280 px, a gutter at either side. */
export const wrap = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.max} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
} as const;
