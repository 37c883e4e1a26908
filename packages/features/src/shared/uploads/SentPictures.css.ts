import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, radius, space } = vars;

export const pictures = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const picture = featureStyle({
  display: 'block',
  inlineSize: 96,
  blockSize: 96,
  borderRadius: radius.md,
  overflow: 'clip',
  border: `1px solid ${color.border.hairline}`,
});
