import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space } = vars;

export const list = featureStyle({
  display: 'grid',
  margin: 0,
  paddingBlock: space.s2,
  paddingInline: 0,
  listStyle: 'none',
});

/** The whole row is one link, so a press on its time follows it too. */
export const item = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: space.s1,
  minInlineSize: 0,
  paddingBlock: space.s3,
  paddingInline: space.s4,
  selectors: { '& + &': { boxShadow: `0 -1px 0 ${color.border.hairline}` } },
});

export const title = featureStyle({
  overflowWrap: 'anywhere',
  selectors: {
    '&&': { textDecoration: 'none' },
    '&&:hover': { textDecoration: 'underline' },
    '&&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const waiting = featureStyle({ display: 'grid', gap: space.s5, padding: space.s4 });

export const empty = featureStyle({ padding: space.s4 });
