import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

export const choice = featureStyle({
  display: 'grid',
  gap: space.s2,
  '@media': { [from.narrow]: { gridTemplateColumns: '1fr 1fr' } },
});
