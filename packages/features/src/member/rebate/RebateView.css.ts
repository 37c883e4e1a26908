import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space } = vars;

/** The calculation, with past rebates beside it. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
  },
});

export const head = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const words = featureStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: vars.type.small,
  fontVariantNumeric: 'tabular-nums',
});

const cell = featureStyle({
  paddingBlock: space.s3,
  paddingInline: space.s5,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});
export const name = featureStyle({ textAlign: 'start', fontWeight: 'inherit' }, cell);
export const figure = featureStyle({ textAlign: 'end' }, cell);
export const columnHead = featureStyle({ color: color.text.secondary, fontWeight: 700 });
export const total = featureStyle({ background: color.surface.sunken, fontWeight: 700 });

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = featureStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: space.s4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});
