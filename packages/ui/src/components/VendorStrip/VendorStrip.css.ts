import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, oneLine } from '../rules.ts';

export const root = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
});

/** Columns of four. As many as fit stand in view: 10 of them from 1280, spacing 20. */
export const list = uiStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(4, 36px)',
  gridAutoColumns: 'calc((100% - 20px) / 2)',
  columnGap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.xs,
  color: vars.color.text.muted,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [from.tablet]: { gridAutoColumns: 'calc((100% - 3 * 20px) / 4)' },
    [from.desktop]: { gridAutoColumns: 'calc((100% - 7 * 20px) / 8)' },
    [from.wide]: { gridAutoColumns: 'calc((100% - 9 * 20px) / 10)' },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const vendor = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  fontFamily: vars.font.number,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: '24px',
  '@media': { [from.wide]: { fontSize: 12 } },
});

export const name = uiStyle({
  ...oneLine,
});

/** Phones swipe; the arrows appear with the room for them. */
export const arrow = uiStyle({
  selectors: {
    '&&': { display: 'none' },
    '&&[aria-disabled="true"]': {
      color: vars.color.text.disabled,
      background: 'none',
      cursor: 'default',
    },
    '[dir="rtl"] &&': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [from.desktop]: { selectors: { '&&': { display: 'inline-grid' } } },
    [when.forcedColors]: { selectors: { '&&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
