import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';

export const slide = uiStyle({
  minBlockSize: 204,
  '@media': {
    [from.tablet]: { minBlockSize: 280 },
    [from.desktop]: { minBlockSize: 384 },
  },
});

export const text = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  inlineSize: '66%',
  maxInlineSize: 300,
  padding: vars.space.s5,
  '@container': {
    // The text may take its whole share of the width: from 600 px on it does not reach the scene's subject.
    '(min-width: 600px)': {
      inlineSize: '53%',
      maxInlineSize: 400,
      paddingBlock: 36,
      paddingInline: '36px 0',
    },
    '(min-width: 820px)': {
      inlineSize: '51%',
      maxInlineSize: 520,
      paddingBlock: 52,
      paddingInline: '48px 0',
    },
  },
  selectors: {
    // With four or more slides the pager has a row of its own on narrow banners.
    '[data-pager="below"] &': { paddingBlockEnd: 68 },
  },
});

/**
 * About thirty letters take two lines at every width from 600 px on. Beside the jackpot a hero is 657 px wide at 1024.
 */
export const title = uiStyle({
  margin: 0,
  font: vars.type.display,
  fontSize: 25,
  lineHeight: '38px',
  textWrap: 'balance',
  '@container': {
    '(min-width: 600px)': { fontSize: 34, lineHeight: '48px' },
    '(min-width: 820px)': { fontSize: 'min(46px, 5.16cqi)', lineHeight: '66px' },
  },
});

export const body = uiStyle({
  marginBlock: `${vars.space.s1} 14px`,
  font: vars.type.small,
  textWrap: 'balance',
  selectors: { '&:last-child': { marginBlockEnd: 0 } },
  '@container': {
    '(min-width: 820px)': {
      font: vars.type.lead,
      lineHeight: '30px',
      marginBlock: '10px 26px',
      maxInlineSize: 380,
    },
  },
});

export const action = uiStyle({
  selectors: {
    '&&': { position: 'static', marginBlockStart: 'auto' },
    // The whole slide is clickable; the name and the focus ring stay on the button.
    '&&::after': { content: '', position: 'absolute', inset: 0 },
  },
  '@container': {
    '(min-width: 600px)': { selectors: { '&&': { marginBlockStart: 0 } } },
    // Leaves room for the pager beside it. Two short words fit in one line, longer ones take two lines; nothing is cut.
    '(max-width: 599px)': {
      selectors: {
        '[data-pager="beside"] &&': { maxInlineSize: 'calc(100cqi - 214px)', paddingInline: 14 },
      },
    },
    '(max-width: 327px)': {
      selectors: { '[data-pager="beside"] &&': { maxInlineSize: '100%', marginBlockEnd: 48 } },
    },
  },
});
