import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';
import { onInverse } from './inverse.css.ts';

const { space } = vars;

export const card = featureStyle({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  // The buttons have 44 px, their pictures end with the figure below.
  marginBlock: `calc(-1 * ${space.s2})`,
  marginInlineEnd: `calc(-1 * ${space.s3})`,
});

/** As high as the figure, whatever stands in its place, so that nothing below it moves. */
export const figure = featureStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 44,
  minInlineSize: 0,
});

/** As wide as their words need, and together as wide as the card. */
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

/** Three words share a phone of 320 px in both languages. */
export const action = featureStyle({ flex: '1 1 auto', paddingInline: space.s1, fontSize: 14 });
export const quiet = featureStyle({}, action, onInverse);
