import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

/** One row to swipe, with as many cards as fit into the box. */
export const strip = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 112,
  gap: 10,
  margin: 0,
  paddingBlock: space.s3,
  paddingInline: space.s4,
  scrollPaddingInline: space.s4,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  '@container': {
    'parlour (min-width: 480px)': { gridAutoColumns: 132, gap: 14 },
    'parlour (min-width: 900px)': { gridAutoColumns: 168, gap: 16 },
  },
});

export const card = featureStyle({ minInlineSize: 0, scrollSnapAlign: 'start' });

export const empty = featureStyle({ padding: space.s4 });
