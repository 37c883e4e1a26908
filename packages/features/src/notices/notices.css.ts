import { vars } from '@parlour/ui/theme';
import { featureStyle, when } from '@parlour/ui/theme/style';

const { space, type, color, radius } = vars;

export const notice = featureStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 });

export const head = featureStyle({ display: 'grid', gap: space.s1 });

/** Text of an operator; wide tables scroll. */
export const content = featureStyle({
  display: 'grid',
  gap: space.s3,
  minInlineSize: 0,
  overflowX: 'auto',
  overflowWrap: 'anywhere',
  font: type.body,
  color: color.text.primary,
});

/** What its elements look like, by selector: they come without a class of their own. */
export const looks = {
  'p, dl, pre, blockquote': featureStyle({ margin: 0 }),
  ul: featureStyle({ margin: 0, paddingInlineStart: space.s5, listStyle: 'disc' }),
  ol: featureStyle({ margin: 0, paddingInlineStart: space.s5, listStyle: 'decimal' }),
  'h3, h4, h5, h6': featureStyle({ margin: 0, font: type.titleS }),
  'strong, b': featureStyle({ fontWeight: 700 }),
  a: featureStyle({ color: color.text.accent, textDecoration: 'underline' }),
  img: featureStyle({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.sm }),
  table: featureStyle({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
  'td, th': featureStyle({
    paddingBlock: space.s2,
    paddingInlineEnd: space.s4,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    textAlign: 'start',
  }),
};

export const pager = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.s3,
});

export const end = featureStyle({ justifySelf: 'end' });

/** At the first and the last notice: it keeps focus and does nothing. */
export const turn = featureStyle({
  selectors: {
    '&[aria-disabled="true"]': {
      color: color.text.disabled,
      background: 'none',
      cursor: 'default',
    },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
