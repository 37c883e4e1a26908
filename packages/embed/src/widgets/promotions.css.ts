import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

/** As many cards side by side as fit into the box. */
export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space.s3,
  margin: 0,
  paddingBlock: space.s3,
  paddingInline: space.s4,
  listStyle: 'none',
});

export const item = featureStyle({ display: 'grid', minInlineSize: 0 });

export const empty = featureStyle({ padding: space.s4 });
