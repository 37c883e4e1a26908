import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

/** Never narrower than `00:00`, so that nothing moves when the time appears. */
export const figures = uiStyle({
  display: 'inline-block',
  minInlineSize: '5ch',
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  selectors: { '&[data-state="ended"]': { whiteSpace: 'normal', fontWeight: 'inherit' } },
});
