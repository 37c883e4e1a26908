import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

export const page = featureStyle({ display: 'grid', gap: space.s5, alignContent: 'start' });

export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const list = featureStyle({
  display: 'grid',
  gap: space.s2,
  marginBlock: `${space.s3} 0`,
  marginInline: 0,
  paddingBlock: 0,
  paddingInline: `${space.s5} 0`,
});

export const bullets = featureStyle({ listStyle: 'disc outside' }, list);
export const numbers = featureStyle({ listStyle: 'decimal outside' }, list);
