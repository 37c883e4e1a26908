import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';
import { focusRing } from '../rules.ts';

/** A skeleton of the strip uses these heights too. */
export const slide = uiStyle({
  minBlockSize: 156,
  '@media': { [from.desktop]: { minBlockSize: 168 } },
});

export const text = uiStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.s1,
  boxSizing: 'border-box',
  inlineSize: '66%',
  maxInlineSize: 300,
  paddingBlock: vars.space.s3,
  paddingInline: `${vars.space.s4} 0`,
  selectors: {
    // The text and the dots stand side by side, because there is no room for two rows.
    '[data-pager="beside"] &': { maxInlineSize: 'calc(100cqi - 156px)' },
    '[data-pager="below"] &': { paddingBlockEnd: 60 },
  },
  '@container': {
    '(min-width: 600px)': {
      inlineSize: '52%',
      maxInlineSize: 560,
      paddingInline: `${vars.space.s8} 0`,
    },
  },
});

export const title = uiStyle({
  margin: 0,
  font: vars.type.titleS,
  textWrap: 'balance',
  '@container': { '(min-width: 600px)': { font: vars.type.titleM } },
});

export const body = uiStyle({ margin: 0, font: vars.type.small, textWrap: 'balance' });

/** A link that covers the whole slide with its `::after`. On a narrow strip its text is visually hidden. */
export const action = uiStyle({
  selectors: {
    '&&': {
      position: 'static',
      minBlockSize: 28,
      padding: 0,
      background: 'none',
      boxShadow: 'none',
      color: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    '&&::after': { content: '', position: 'absolute', inset: 0 },
    '&&:focus-visible::after': {
      ...focusRing,
      outlineOffset: -4,
      outlineColor: 'currentColor',
      borderRadius: vars.radius.lg,
    },
  },
  '@container': {
    '(max-width: 599.98px)': {
      selectors: { '&&': { minBlockSize: 0, fontSize: 0, lineHeight: 0 } },
    },
  },
});
