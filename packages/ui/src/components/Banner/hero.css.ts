import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';

export const slide = uiStyle({
  // Half a phone's screen belongs to the games: two lines of title, two of text, and a line for link and pager.
  minBlockSize: 144,
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
  inlineSize: '72%',
  maxInlineSize: 300,
  paddingBlock: '10px 0',
  paddingInline: `${vars.space.s4} 0`,
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
    '[data-pager="below"] &': { paddingBlockEnd: 48 },
  },
});

/**
 * About thirty letters take two lines at every width from 600 px on. Beside the jackpot a hero is 657 px wide at 1024.
 */
export const title = uiStyle({
  margin: 0,
  font: vars.type.display,
  fontSize: 18,
  lineHeight: '26px',
  textWrap: 'balance',
  '@container': {
    '(min-width: 600px)': { fontSize: 34, lineHeight: '48px' },
    '(min-width: 820px)': { fontSize: 'min(46px, 5.16cqi)', lineHeight: '66px' },
  },
});

export const body = uiStyle({
  marginBlock: '2px 0',
  font: vars.type.caption,
  textWrap: 'balance',
  '@container': {
    // The pager is below the link there, and takes the room.
    '(max-width: 327px)': { display: 'none' },
    '(min-width: 600px)': {
      font: vars.type.small,
      marginBlock: `${vars.space.s1} 14px`,
      selectors: { '&:last-child': { marginBlockEnd: 0 } },
    },
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
    // A link in the line of the pager. The room beside the pager takes two short words; longer ones take two lines.
    '(max-width: 599.98px)': {
      selectors: {
        '&&': {
          paddingInline: 0,
          background: 'none',
          boxShadow: 'none',
          color: 'inherit',
          textDecoration: 'underline',
          textUnderlineOffset: '4px',
        },
        '[data-pager="beside"] &&': { maxInlineSize: 'calc(100cqi - 206px)' },
        '&&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
        // While it is pressed a button is a box of its own, which would take the slide away from under the press.
        '&&&&:active': { transform: 'none', background: 'none' },
        '&&&&:hover': { background: 'none' },
      },
    },
    // Too narrow for both: the pager is below the link.
    '(max-width: 327px)': {
      selectors: { '[data-pager="beside"] &&': { maxInlineSize: '100%', marginBlockEnd: 44 } },
    },
  },
});
