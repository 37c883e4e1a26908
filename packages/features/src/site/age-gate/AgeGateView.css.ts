import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

export const row = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: 14 });

export const age = featureStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 2px ${vars.color.accent.fill}`,
  font: vars.type.label,
  fontWeight: 700,
  color: vars.color.text.accent,
});

export const text = featureStyle({ display: 'grid', gap: space.s1, minInlineSize: 0 });

export const line = featureStyle({
  margin: 0,
  font: vars.type.small,
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});
