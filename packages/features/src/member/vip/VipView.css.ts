import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, type } = vars;

export const hero = featureStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space.s2,
  '@media': { [from.desktop]: { minBlockSize: 180 } },
});

/** The title takes the text colour of its surface. */
export const heroTitle = featureStyle({ color: 'inherit' });

export const scroller = featureStyle({ overflowX: 'auto' });

const anyCell = featureStyle({
  paddingBlock: space.s3,
  paddingInline: space.s3,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: type.small,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = featureStyle({}, anyCell);
/** The column of the member's own level. */
export const ownCell = featureStyle(
  { background: color.accent.soft, fontWeight: 700, color: color.text.primary },
  anyCell,
);
export const rowHead = featureStyle(
  {
    paddingInlineStart: space.s5,
    textAlign: 'start',
    fontWeight: 400,
    color: color.text.secondary,
  },
  anyCell,
);

export const levelHead = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s1,
  fontWeight: 700,
});

export const begins = featureStyle({
  font: type.caption,
  color: color.text.secondary,
});

export const chips = featureStyle({
  display: 'flex',
  gap: space.s2,
  minInlineSize: 0,
  border: 0,
  overflowX: 'auto',
  paddingBlock: space.s1,
  marginBlock: 0,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
});

export const facts = featureStyle({ display: 'grid', margin: 0, font: type.small });

export const fact = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  paddingBlock: space.s3,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.text.secondary,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const value = featureStyle({
  margin: 0,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
});
