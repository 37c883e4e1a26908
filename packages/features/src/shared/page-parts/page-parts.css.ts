import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** Parts of a page below each other. */
export const page = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  // Content wider than a phone scrolls by itself, so that the page does not.
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** A section with its heading. */
export const section = featureStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 });

export const invitation = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
});

export const words = featureStyle({ display: 'grid', gap: space.s1, minInlineSize: 0 });

/** The main content, with secondary content beside it, or below it on a phone. */
export const columns = featureStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});
