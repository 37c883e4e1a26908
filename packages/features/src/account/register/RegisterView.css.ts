import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

export const form = featureStyle({ display: 'grid', gap: space.s4 });

/** Two columns beside the picture, one on a phone; the fields of a row are aligned at the top. */
export const fields = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `14px ${space.s5}`,
    },
  },
});

/** Links to the texts of the agreement, below its words. */
export const agreementTexts = featureStyle({ paddingInlineStart: 34 });

/** Space for a visible challenge; none while it is hidden. */
export const challenge = featureStyle({
  display: 'grid',
  justifyContent: 'center',
  selectors: { '&:empty': { display: 'none' } },
});

export const count = featureStyle({
  color: vars.color.text.secondary,
  font: vars.type.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="over"]': { color: vars.color.danger.text } },
});

export const footnote = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.s2,
});

export const waiting = featureStyle({ display: 'grid', gap: space.s2 });

/** A screen shown instead of the form is centred in the space of the form. */
export const screen = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '320px',
});
