import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space, type } = vars;

/** The invitation, with its terms beside it. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(280px)',
      alignItems: 'stretch',
    },
  },
});

/** The QR code, with its link and code as text beside it where there is room. */
export const invite = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.s4,
});

export const ways = featureStyle({ flex: '1 1 264px', minInlineSize: 0 });

export const code = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s3,
  paddingInlineEnd: space.s1,
});

export const codeText = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minInlineSize: 0,
  font: type.titleS,
});

export const buttons = featureStyle({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
});

export const terms = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Two on phones, four where there is room. */
export const tiles = featureStyle({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
