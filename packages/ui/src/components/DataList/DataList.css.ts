import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const { color, space } = vars;

export const root = uiStyle({ margin: 0, font: vars.type.small, minInlineSize: 0 });

export const variant = {
  plain: uiStyle({}),
  well: uiStyle({
    padding: space.s4,
    borderRadius: vars.radius.md,
    background: color.surface.sunken,
    '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  }),
};

export const layout = {
  rows: uiStyle({ display: 'grid', gap: 6 }),
  stacked: uiStyle({
    display: 'grid',
    gap: space.s4,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  }),
};

export const item = {
  rows: uiStyle({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.s3,
  }),
  stacked: uiStyle({ display: 'grid', gap: 2 }),
};

export const label = uiStyle({
  minInlineSize: 0,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});

export const value = uiStyle({
  minInlineSize: 0,
  margin: 0,
  fontWeight: 600,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** The value stays at the end, also when it wraps to its own line. */
export const atEnd = uiStyle({ marginInlineStart: 'auto', textAlign: 'end' });

export const total = uiStyle({
  paddingBlockStart: space.s2,
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
export const totalLabel = uiStyle({ fontWeight: 700, color: color.text.primary });
export const totalValue = uiStyle({ fontWeight: 700, fontSize: 18 });
