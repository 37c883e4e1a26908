import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  boxSizing: 'border-box',
  // A fixed height, not a minimum: the content of a fieldset does not stretch to a minimum height.
  blockSize: vars.control.md,
  minInlineSize: 0,
  margin: 0,
  border: 0,
  paddingBlock: 0,
  paddingInline: '12px 2px',
  borderRadius: vars.radius.sm,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  '@media': {
    [from.desktop]: { paddingInline: '14px 4px' },
    [when.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const caption = uiStyle({
  display: 'none',
  marginInlineEnd: vars.space.s2,
  font: vars.type.caption,
  color: vars.color.text.muted,
  '@media': { [from.desktop]: { display: 'inline' } },
});

export const live = uiStyle({ display: 'inline-flex', alignItems: 'center' });

/** At least ten digits wide in every state, so that nothing beside it moves. */
export const amount = uiStyle({
  display: 'inline-block',
  boxSizing: 'border-box',
  minInlineSize: '9.6ch',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.font.number,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: '26px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [from.desktop]: { fontSize: 17, marginInlineEnd: 6 },
    '(max-width: 339px)': { fontSize: 15 },
  },
});

export const stale = uiStyle({ color: vars.color.text.muted });

/** 44 px on touch screens, 36 px on desktops. */
export const button = uiStyle({
  '@media': {
    [from.desktop]: { inlineSize: vars.control.sm, blockSize: vars.control.sm },
  },
});
export const failed = uiStyle({ color: vars.color.danger.text });
/** Phones have room for one button: the eye, or refresh when the amount is stale or failed. */
export const fromDesktop = uiStyle({
  display: 'none',
  '@media': { [from.desktop]: { display: 'inline-grid' } },
});
