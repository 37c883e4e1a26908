import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const form = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  margin: 0,
  minInlineSize: 0,
});

/** As wide as in the design; shrinks where the header is narrow. */
export const field = featureStyle({ flex: '0 1 164px', minInlineSize: 96 });
