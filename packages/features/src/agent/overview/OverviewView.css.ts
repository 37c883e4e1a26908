import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** Deposits and withdrawals, with the bets by kind beside them. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
});

/** Three figures share a row, on phones two. */
export const tiles = featureStyle({
  display: 'grid',
  gap: space.s2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s4 } },
});
