import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

export const root = featureStyle({ display: 'grid', gap: space.s3 });

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

export const note = featureStyle({
  margin: 0,
  font: vars.type.small,
  color: vars.color.text.secondary,
  textAlign: 'center',
});

export const below = featureStyle({ display: 'grid', justifyItems: 'center' });

export const sent = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  textAlign: 'center',
});

export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: '50%',
  background: vars.color.accent.soft,
  color: vars.color.text.accent,
});

export const sentText = featureStyle({
  margin: 0,
  font: vars.type.small,
  color: vars.color.text.secondary,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
