import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

const { color, space } = vars;
const container = 'pl-chart';
const roomy = `${container} (min-width: 480px)`;

export const root = uiStyle({
  containerType: 'inline-size',
  containerName: container,
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  color: color.text.primary,
  font: vars.type.caption,
});

export const caption = uiStyle({ position: 'relative' });

export const legend = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s5,
  rowGap: space.s1,
  marginBlockEnd: space.s3,
  font: vars.type.small,
  color: color.text.secondary,
});
export const legendItem = uiStyle({ display: 'inline-flex', alignItems: 'center', gap: space.s2 });
export const swatch = uiStyle({ flex: 'none' });

export const plot = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s2,
  paddingBlockStart: 10,
});

export const ticks = uiStyle({
  position: 'relative',
  font: vars.type.caption,
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});
export const tick = uiStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
});

/** Follows the pointer. A finger still scrolls the page up and down. */
export const field = uiStyle({ position: 'relative', minInlineSize: 0, touchAction: 'pan-y' });

/** Mirrored as a whole in right-to-left text, because it holds no text. */
export const drawing = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const thin = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;
export const grid = uiStyle({ ...thin, stroke: color.border.hairline, strokeDasharray: '4 4' });
export const zero = uiStyle({ ...thin, stroke: color.border.control });

export const line = uiStyle({
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const area = uiStyle({ fill: color.chart.c1, opacity: 0.1, stroke: 'none' });

export const bar = uiStyle({ vectorEffect: 'non-scaling-stroke', strokeWidth: 1.5 });

const inForced = (stroke: string, fill: string) => ({ [when.forcedColors]: { stroke, fill } });

/** The series differ in dash or pattern as well as in colour. */
export const looks = [
  {
    line: uiStyle({ stroke: color.chart.c1, '@media': inForced('CanvasText', 'none') }),
    bar: uiStyle({
      fill: color.chart.c1,
      stroke: color.chart.c1,
      '@media': inForced('CanvasText', 'CanvasText'),
    }),
    dot: uiStyle({ borderColor: color.chart.c1 }),
  },
  {
    line: uiStyle({
      stroke: color.chart.c2,
      strokeDasharray: '1 5',
      '@media': inForced('CanvasText', 'none'),
    }),
    bar: uiStyle({
      fill: color.chart.c2,
      stroke: color.warm.text,
      '@media': inForced('CanvasText', 'Canvas'),
    }),
    dot: uiStyle({ borderColor: color.chart.c2 }),
  },
  {
    line: uiStyle({
      stroke: color.chart.c3,
      strokeDasharray: '9 6',
      '@media': inForced('CanvasText', 'none'),
    }),
    bar: uiStyle({
      fill: 'none',
      stroke: color.chart.c3,
      '@media': inForced('Highlight', 'none'),
    }),
    dot: uiStyle({ borderColor: color.chart.c3 }),
  },
  {
    line: uiStyle({
      stroke: color.chart.c4,
      strokeDasharray: '9 5 1 5',
      '@media': inForced('CanvasText', 'none'),
    }),
    bar: uiStyle({
      fill: 'none',
      stroke: color.chart.c4,
      strokeDasharray: '4 3',
      '@media': inForced('Highlight', 'none'),
    }),
    dot: uiStyle({ borderColor: color.chart.c4 }),
  },
] as const;

export const names = uiStyle({
  gridColumn: '2',
  position: 'relative',
  blockSize: 20,
  marginBlockStart: space.s1,
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});
export const name = uiStyle({
  position: 'absolute',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
});
/** Every other category name is shown only where there is room. */
export const roomyName = uiStyle({
  display: 'none',
  '@container': { [roomy]: { display: 'inline' } },
});

export const rule = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px dashed ${color.text.muted}`,
  pointerEvents: 'none',
});

export const dot = uiStyle({
  position: 'absolute',
  boxSizing: 'border-box',
  inlineSize: 11,
  blockSize: 11,
  marginBlock: '-5.5px 0',
  marginInline: '-5.5px 0',
  border: '2px solid',
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  pointerEvents: 'none',
});

export const readout = uiStyle({
  position: 'absolute',
  insetBlockStart: space.s2,
  zIndex: 1,
  display: 'grid',
  gap: 2,
  marginInline: space.s3,
  paddingBlock: space.s2,
  paddingInline: space.s3,
  borderRadius: vars.radius.sm,
  background: color.surface.overlay,
  boxShadow: `${vars.shadow.s3}, 0 0 0 1px ${color.border.hairline}`,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});
export const readoutName = uiStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});
export const readoutRow = uiStyle({ display: 'flex', alignItems: 'center', gap: space.s2 });
export const readoutLabel = uiStyle({ color: color.text.secondary });
export const readoutValue = uiStyle({
  marginInlineStart: 'auto',
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
});

export const details = uiStyle({ marginBlockStart: space.s2 });

export const summary = uiStyle({
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  minBlockSize: 44,
  paddingBlock: 11,
  borderRadius: vars.radius.xs,
  font: vars.type.small,
  color: color.text.accent,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } } },
});

export const tableBox = uiStyle({
  overflow: 'auto',
  maxBlockSize: 320,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: vars.type.small,
});

const cell = {
  paddingBlock: 6,
  paddingInline: space.s2,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const th = uiStyle({ ...cell, textAlign: 'start', fontWeight: 600 });
export const thNumber = uiStyle({ ...cell, textAlign: 'end', fontWeight: 600 });
export const td = uiStyle({ ...cell, textAlign: 'end', fontFamily: vars.font.number });
