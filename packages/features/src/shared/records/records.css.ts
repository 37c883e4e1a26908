import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;
const paper = 'print';

/** Range, filters, sums and list below each other; the list may be as wide as its container. */
export const page = featureStyle({ display: 'grid', gap: space.s4, minInlineSize: 0 });

/** On phones a list that can be sorted has its rows close to the title. */
export const foldedPage = featureStyle({ gap: space.s3 }, page);

/** Filters and actions share a row; on phones a row holds two. */
export const bar = featureStyle({
  display: 'grid',
  gap: space.s3,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.desktop]: { display: 'flex', flexWrap: 'wrap' },
    [paper]: { display: 'none' },
  },
});

/** A row of phones: the search takes the space that the button for the filters leaves. */
export const phoneBar = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space.s3,
  '@media': { [paper]: { display: 'none' } },
});

export const filterButton = featureStyle({ position: 'relative', flex: 'none' });

/** The fields of the sheet below each other. */
export const sheet = featureStyle({ display: 'grid', gap: space.s4 });

/** A search field: its own row on phones, and wide enough for a user name beside the filters. */
export const search = featureStyle({
  gridColumn: '1 / -1',
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [from.desktop]: { flex: 'none', inlineSize: 232 } },
});

/** Moves the actions to the end of the row. */
export const first = featureStyle({ '@media': { [from.desktop]: { marginInlineStart: 'auto' } } });

/** On phones the range shares its row with the button for the filters, if the list has no search. */
export const rangeRow = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s2,
  '@media': { [paper]: { display: 'none' } },
});

export const range = featureStyle({ flex: '1 1 0', minInlineSize: 0 });

export const choice = featureStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  flex: '1 0 100%',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Four sums share a row, on phones two. */
export const tiles = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.s4 } },
});

export const denseTiles = featureStyle({ gap: space.s2 }, tiles);

/** Lies over the corner of outdated content, so that nothing moves when it appears or disappears. */
export const refreshing = featureStyle({
  position: 'absolute',
  insetBlockStart: -10,
  insetInlineEnd: space.s3,
});
