import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const presets = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 76px), 1fr))',
  gap: vars.space.s2,
});

/** A chip as wide as its cell, with centred text. */
export const preset = featureStyle({
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
});
