import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'inline-block',
  boxSizing: 'border-box',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 5,
  borderRadius: 9,
  background: vars.color.danger.text,
  color: vars.color.surface.raised,
  fontFamily: vars.font.number,
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  flex: 'none',
  '@media': {
    [when.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 },
  },
});

/** At the upper end corner of the control it belongs to. A 2 px ring in the surface colour separates it. */
export const corner = uiStyle({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineEnd: 1,
  boxShadow: `0 0 0 2px ${vars.color.surface.raised}`,
});
