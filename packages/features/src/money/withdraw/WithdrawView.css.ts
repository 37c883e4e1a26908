import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, radius, space } = vars;

/** Account and amount, with the summary beside them. */
export const form = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
  },
});

export const fields = featureStyle({ display: 'grid', gap: space.s4 });

export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
});

export const fact = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  overflowWrap: 'anywhere',
});

/** An icon and its text in one line; only the text wraps. */
export const deadline = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s2,
});

/** The text of the operator, set apart from the text of the site. */
export const rule = featureStyle({
  margin: 0,
  paddingInlineStart: space.s3,
  borderInlineStart: `3px solid ${color.border.hairline}`,
  overflowWrap: 'anywhere',
});

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = featureStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  rowGap: space.s1,
  inlineSize: '100%',
  minBlockSize: 64,
  paddingBlock: space.s2,
  paddingInline: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface.sunken } },
});

export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: radius.sm,
  background: color.surface.sunken,
  color: color.text.secondary,
});

export const words = featureStyle({
  display: 'grid',
  flex: '1 1 112px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Wraps as a whole when it does not fit beside the text. */
export const end = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  marginInlineStart: 'auto',
});

export const aside = featureStyle({ display: 'grid', justifyItems: 'end', gap: 2 });
