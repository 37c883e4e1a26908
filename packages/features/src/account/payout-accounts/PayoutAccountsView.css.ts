import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space } = vars;

export const list = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: 64,
  paddingBlock: space.s2,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const words = featureStyle({ display: 'grid', flex: 1, minWidth: 0 });
