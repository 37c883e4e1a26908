import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { radius, space } = vars;

/** The same height before and after loading, so that nothing below it moves. */
export const place = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 156,
  marginBlockEnd: space.s4,
  '@media': { [from.desktop]: { minBlockSize: 168, marginBlockEnd: space.s5 } },
});

export const box = featureStyle({
  borderRadius: radius.lg,
  '@media': { [from.desktop]: { borderRadius: radius.xl } },
});
