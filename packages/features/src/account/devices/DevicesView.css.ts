import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space } = vars;

export const root = featureStyle({ display: 'grid', gap: space.s4 });

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlock: space.s4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const words = featureStyle({
  display: 'grid',
  flex: '1 1 220px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
