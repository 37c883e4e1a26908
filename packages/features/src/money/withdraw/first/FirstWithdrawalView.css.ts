import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** One column of a readable width, in the middle of a wide page. */
export const root = featureStyle({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: 640,
  marginInline: 'auto',
});

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

/** Back and on, side by side where both labels fit. The way on is on top where they do not. */
export const choice = featureStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.s2,
  '@media': {
    [from.narrow]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      selectors: { '&[data-single]': { gridTemplateColumns: '1fr' } },
    },
  },
});
