import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** The filters of a desktop, beside the search. */
export const filters = featureStyle({
  display: 'grid',
  gap: space.s3,
  alignItems: 'end',
  gridTemplateColumns: '176px 160px 160px',
});

/** At the end of the row with the filters; in a row of their own where it has no room. */
export const tools = featureStyle({ display: 'flex', gap: space.s3, marginInlineStart: 'auto' });

/** A row of phones: the search takes the space that the button for the filters leaves. */
export const phoneBar = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s3 });

export const search = featureStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [from.desktop]: { flex: '1 1 200px', maxInlineSize: 320 } },
});

export const person = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
});

export const names = featureStyle({
  display: 'grid',
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const figure = featureStyle({ display: 'grid' });

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

/** A long name wraps; the figures beside it keep their place. */
export const name = featureStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** A count stays on one line with its noun. */
export const people = featureStyle({ whiteSpace: 'nowrap' });
