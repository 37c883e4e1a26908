import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

/** The search and the filters of a desktop in one row. */
export const bar = featureStyle({
  display: 'grid',
  gap: space.s3,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 320px) 176px 160px 160px',
});

/** A row of phones: the search takes the space that the button for the filters leaves. */
export const phoneBar = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s3 });

export const search = featureStyle({ flex: '1 1 0', minInlineSize: 0 });

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
