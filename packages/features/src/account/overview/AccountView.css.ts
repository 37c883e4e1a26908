import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space } = vars;

/** The protection of the account, and beside it the member and the last logins. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
});

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minBlockSize: 72,
  paddingBlock: space.s3,
  paddingInline: space.s5,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

/** Name and status of a row: side by side if there is room. */
export const facts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  flex: '1 1 auto',
  minInlineSize: 0,
});

/** As wide as its text if there is room. */
export const next = featureStyle({ '@media': { [from.narrow]: { alignSelf: 'flex-start' } } });

export const words = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const person = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s4 });
