import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** The search has its own row on phones; two selects share the next one. */
export const bar = featureStyle({
  display: 'grid',
  gap: space.s3,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 320px) 176px 160px 160px' } },
});

export const search = featureStyle({
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: 'auto' } },
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
