import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'flex',
  gap: '10px',
  padding: `${vars.space.s3} 14px`,
  borderRadius: vars.radius.sm,
  background: vars.color.danger.soft,
  color: vars.color.text.primary,
  font: vars.type.small,
  scrollMarginBlockStart: '88px',
  selectors: {
    '&:focus-visible, &:focus': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': { [when.forcedColors]: { border: '3px double CanvasText' } },
});

export const icon = uiStyle({
  flex: 'none',
  marginBlockStart: '1px',
  color: vars.color.danger.text,
});

export const body = uiStyle({ minInlineSize: 0 });

export const title = uiStyle({ margin: 0, fontWeight: 700, color: vars.color.danger.text });

export const list = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = uiStyle({ paddingBlock: '1px', overflowWrap: 'anywhere' });

export const link = uiStyle({
  display: 'inline-block',
  minBlockSize: '24px',
  marginInlineEnd: vars.space.s2,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: 0,
    },
  },
});

export const message = uiStyle({ color: vars.color.text.secondary });
