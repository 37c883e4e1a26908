import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

/** The gap keeps the label clear of a sticky header when an error link scrolls to it. */
export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  scrollMarginBlockStart: '88px',
});

export const label = uiStyle({
  display: 'block',
  marginBlockEnd: vars.space.s1,
  font: vars.type.label,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});

/** There is no white space before it, so that the asterisk never starts a new line. */
export const required = uiStyle({ marginInlineStart: '6px', color: vars.color.danger.text });

export const optional = uiStyle({
  marginInlineStart: '2px',
  font: vars.type.caption,
  color: vars.color.text.muted,
});

const line = {
  marginBlockStart: vars.space.s1,
  font: vars.type.caption,
  overflowWrap: 'anywhere',
} as const;

export const hint = uiStyle({ ...line, color: vars.color.text.muted });

const withIcon = { ...line, display: 'flex', alignItems: 'flex-start', gap: '6px' } as const;

export const error = uiStyle({ ...withIcon, color: vars.color.danger.text });
export const valid = uiStyle({ ...withIcon, color: vars.color.success.text });
export const warning = uiStyle({ ...withIcon, color: vars.color.warn.text });

/** Centres a 16 px icon on a 20 px line. */
export const lineIcon = uiStyle({ flex: 'none', marginBlockStart: '2px' });

export const hidden = uiStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
