import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space } = vars;

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 0,
  paddingBlock: space.s3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.sm,
  background: color.surface.sunken,
  color: color.text.secondary,
});

export const words = featureStyle({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const aside = featureStyle({ display: 'grid', justifyItems: 'end', gap: 2, flex: 'none' });

/** The recipient of money: a picture and names. */
export const recipient = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s3 });
