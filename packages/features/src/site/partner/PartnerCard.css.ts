import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space } = vars;

/** Has a border, because the partner's page may have the same colour as the card. */
export const card = featureStyle({ border: `1px solid ${color.border.hairline}` });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  paddingBlock: `${space.s3} 0`,
  paddingInline: space.s4,
});

/** At the end of the row, with the height of a touch target. */
export const more = featureStyle({ marginInlineStart: 'auto' });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  paddingInline: space.s4,
  borderBlockStart: `1px solid ${color.border.hairline}`,
});

/** Marks and links are at the end, below the name where there is no room. */
export const marks = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  marginInlineStart: 'auto',
});

export const licence = featureStyle({ flex: '1 0 100%', paddingBlockEnd: space.s3 });

/** Around a form or a sentence. A list needs no padding: it reaches the edges. */
export const body = featureStyle({ display: 'grid', gap: space.s3, padding: space.s4 });

/** As wide as its content. */
export const start = featureStyle({ justifySelf: 'start' });
