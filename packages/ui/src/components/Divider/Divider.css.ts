import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const line = `1px solid ${vars.color.border.hairline}`;

export const root = uiStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 0,
  margin: 0,
  border: 0,
  borderBlockStart: line,
  '@media': { [when.forcedColors]: { borderColor: 'CanvasText' } },
});

export const upright = uiStyle({
  alignSelf: 'stretch',
  flex: 'none',
  inlineSize: 0,
  blockSize: 'auto',
  minBlockSize: '1em',
  margin: 0,
  border: 0,
  borderInlineStart: line,
  '@media': { [when.forcedColors]: { borderColor: 'CanvasText' } },
});

export const worded = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  inlineSize: '100%',
  font: vars.type.caption,
  color: vars.color.text.muted,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: '1 1 24px',
      minInlineSize: '24px',
      borderBlockStart: line,
    },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&::before, &::after': { borderColor: 'CanvasText' } } },
  },
});
