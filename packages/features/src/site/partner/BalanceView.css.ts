import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

export const body = featureStyle({ display: 'grid', gap: space.s3, padding: space.s4 });

/** In one row where there is room. */
export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
});

/** A long name wraps, and does not widen the card. */
export const name = featureStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
