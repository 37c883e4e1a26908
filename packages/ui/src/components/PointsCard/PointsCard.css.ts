import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const { color, space, type } = vars;

export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.surface.raised,
  color: color.text.primary,
  borderRadius: vars.radius.lg,
  boxShadow: `${vars.shadow.s1}, 0 0 0 1px ${color.border.hairline}`,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const art = uiStyle({
  selectors: {
    '&&': { blockSize: 'auto', aspectRatio: '16 / 10' },
    [`${root}[data-state="soldOut"] &&`]: { filter: 'grayscale(.9)', opacity: 0.75 },
  },
});

export const body = uiStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: `${space.s3} ${space.s4}`,
  paddingInline: space.s4,
});

export const title = uiStyle({ overflowWrap: 'anywhere' });

export const note = uiStyle({ margin: 0, font: type.caption, color: color.text.muted });

export const foot = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  minBlockSize: vars.control.md,
  marginBlockStart: 'auto',
  paddingBlockStart: space.s3,
});

export const price = uiStyle({ font: type.caption, color: color.text.secondary });

export const points = uiStyle({
  font: type.titleS,
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  color: color.warm.text,
});
