import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

const { color, space } = vars;

export const root = uiStyle({ margin: 0, padding: 0, listStyle: 'none', font: vars.type.small });

/** A line connects each event to the next one. It is dashed towards an open event. */
export const event = uiStyle({
  position: 'relative',
  display: 'flex',
  gap: space.s3,
  paddingBlockEnd: space.s3,
  selectors: {
    '&:not(:last-child)': { minBlockSize: 52 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 9,
      insetBlock: '26px 4px',
      borderInlineStart: `2px solid ${color.border.control}`,
    },
    '&:has(+ [data-state="todo"])::before, &:has(+ [data-state="current"])::before': {
      borderInlineStartStyle: 'dashed',
    },
  },
});

export const sign = uiStyle({
  flex: 'none',
  display: 'grid',
  marginBlockStart: 1,
  blockSize: 20,
  color: color.text.muted,
  selectors: {
    [`${event}[data-state="done"] &`]: { color: color.success.text },
    [`${event}[data-state="current"] &`]: { color: color.text.accent },
    [`${event}[data-state="failed"] &`]: { color: color.danger.text },
  },
});

export const words = uiStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = uiStyle({
  display: 'block',
  selectors: {
    [`${event}[data-state="current"] &, ${event}[data-state="failed"] &`]: { fontWeight: 700 },
    [`${event}[data-state="todo"] &`]: { color: color.text.muted },
  },
});

export const time = uiStyle({
  display: 'block',
  font: vars.type.caption,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const detail = uiStyle({ marginBlockStart: space.s1, color: color.text.secondary });
