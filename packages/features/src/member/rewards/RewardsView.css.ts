import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, radius, space, type } = vars;

/** Rewards, with their sums beside them. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
});

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const card = featureStyle({ display: 'grid', gap: space.s3, alignContent: 'space-between' });

export const head = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s4 });

const iconBox = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: radius.md,
} as const;

export const icon = featureStyle({
  ...iconBox,
  inlineSize: 48,
  blockSize: 48,
  background: color.warm.soft,
  color: color.warm.text,
});

export const smallIcon = featureStyle({
  ...iconBox,
  inlineSize: 36,
  blockSize: 36,
  background: color.surface.sunken,
  color: color.text.secondary,
});

export const words = featureStyle({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const foot = featureStyle({
  paddingBlockStart: space.s3,
  borderBlockStart: `1px dashed ${color.border.hairline}`,
});

export const amount = featureStyle({
  font: type.titleM,
  fontVariantNumeric: 'tabular-nums',
  color: color.warm.text,
});

export const sum = featureStyle({
  font: type.moneyL,
  fontVariantNumeric: 'tabular-nums',
  color: color.warm.text,
  overflowWrap: 'anywhere',
});

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minBlockSize: 64,
  paddingBlock: space.s2,
  font: type.body,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const figure = featureStyle({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
