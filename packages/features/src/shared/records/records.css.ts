import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;
const paper = 'print';

/** Range, filters, figures and list under each other; the list may be as wide as its place. */
export const page = featureStyle({ display: 'grid', gap: space.s4, minInlineSize: 0 });

/** Filters share a row with what can be done; two of them do on phones. */
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

/** A box for words: a row of its own on phones, as wide as a user name needs beside the filters. */
export const search = featureStyle({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from.desktop]: { inlineSize: 232 } },
});

/** The actions of the list are at the end of its row. */
export const first = featureStyle({ '@media': { [from.desktop]: { marginInlineStart: 'auto' } } });

/** Nothing of it belongs on paper. */
export const screenOnly = featureStyle({ '@media': { [paper]: { display: 'none' } } });

export const choice = featureStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  flex: '1 0 100%',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Four figures share a row, two do on phones. */
export const tiles = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.s4 } },
});

/** On the corner of what is older than the present question: nothing moves as it comes and goes. */
export const refreshing = featureStyle({
  position: 'absolute',
  insetBlockStart: -10,
  insetInlineEnd: space.s3,
});
