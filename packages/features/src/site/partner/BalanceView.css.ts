import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

export const body = featureStyle({ display: 'grid', gap: space.s3, padding: space.s4 });

/** What fits stands beside each other. */
export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
});

/** A long name is broken, and pushes nothing out of the card. */
export const name = featureStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
