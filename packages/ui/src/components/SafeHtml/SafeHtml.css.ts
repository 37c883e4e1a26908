import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

const { space, type, color, radius } = vars;

/** A text of an operator. Wide tables scroll. */
export const root = uiStyle({
  display: 'grid',
  gap: space.s3,
  minInlineSize: 0,
  overflowX: 'auto',
  overflowWrap: 'anywhere',
  font: type.body,
  color: color.text.primary,
});

/** The plain text, shown until there is clean HTML. */
export const words = uiStyle({ whiteSpace: 'pre-line' });

const list = { margin: 0, paddingInlineStart: space.s5 } as const;

/** The last line of a shortened text. */
export const note = uiStyle({ margin: 0, font: type.small, color: color.text.muted });

/** The classes of the elements, by selector, because sanitised elements have no class. */
export const looks: Readonly<Record<string, string>> = {
  'p, dl, pre, blockquote': uiStyle({ margin: 0 }),
  ul: uiStyle({ ...list, listStyle: 'disc' }),
  ol: uiStyle({ ...list, listStyle: 'decimal' }),
  'h2, h3, h4, h5, h6': uiStyle({ margin: 0, font: type.titleS }),
  'strong, b': uiStyle({ fontWeight: 700 }),
  a: uiStyle({
    color: color.text.accent,
    textDecoration: 'underline',
    borderRadius: radius.xs,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } } },
  }),
  img: uiStyle({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.sm }),
  table: uiStyle({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
  'td, th': uiStyle({
    paddingBlock: space.s2,
    paddingInlineEnd: space.s4,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    textAlign: 'start',
  }),
};
