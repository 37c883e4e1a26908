import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';
import { oneLine } from '../rules.ts';

export const root = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text.muted,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: '4px 14px' },
  },
});

/** Four rows at every width: 8 vendors on phones, 16 on tablets, 32 and 40 above (LAY-07). */
export const item = uiStyle({
  minInlineSize: 0,
  selectors: {
    '&:nth-child(n + 9)': { display: 'none' },
  },
  '@media': {
    [from.tablet]: {
      selectors: {
        '&:nth-child(n + 9)': { display: 'block' },
        '&:nth-child(n + 17)': { display: 'none' },
      },
    },
    [from.desktop]: {
      selectors: {
        '&:nth-child(n + 17)': { display: 'block' },
        '&:nth-child(n + 33)': { display: 'none' },
      },
    },
    [from.wide]: {
      selectors: {
        '&:nth-child(n + 33)': { display: 'block' },
        '&:nth-child(n + 41)': { display: 'none' },
      },
    },
  },
});

export const mark = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  fontFamily: vars.font.number,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: '24px',
  '@media': { [from.wide]: { fontSize: 12 } },
});

export const word = uiStyle({
  ...oneLine,
});
