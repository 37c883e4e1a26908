import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** Parts of a page below each other. */
export const page = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  // What is wider than a phone scrolls by itself; the page does not.
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** A part with its heading. */
export const section = featureStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 });

export const invitation = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
});

export const words = featureStyle({ display: 'grid', gap: space.s1, minInlineSize: 0 });

/** What a page is about, and beside it what goes along with it; below it on a phone. */
export const columns = featureStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});
