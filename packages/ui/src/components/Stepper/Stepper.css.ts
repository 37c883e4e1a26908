import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

const { color, space } = vars;
const container = 'pl-stepper';
/** Wide enough for the texts of four steps side by side. */
const roomy = `${container} (min-width: 600px)`;

export const root = uiStyle({
  containerType: 'inline-size',
  containerName: container,
  inlineSize: '100%',
});

export const list = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A line connects each step to the next one. */
export const step = uiStyle({
  position: 'relative',
  display: 'flex',
  flex: '0 1 auto',
  minInlineSize: 0,
  color: color.text.secondary,
  selectors: {
    '&:not(:first-child)': { flex: '1 1 auto', maxInlineSize: 'none' },
    // Only steps with text shrink; numbers keep their width.
    '&:is([data-state="done"], [data-state="todo"])': { flexShrink: 0 },
    '&:not(:first-child)::before': {
      content: '""',
      flex: '1 1 8px',
      minInlineSize: 8,
      blockSize: 0,
      marginBlockStart: 21,
      marginInline: 6,
      borderBlockStart: `2px dashed ${color.border.control}`,
    },
    // The line to a reached step is solid, the line to a step ahead is dashed.
    '&:not(:first-child):not([data-state="todo"])::before': {
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: color.accent.fill,
    },
    '&[data-state="current"]': { color: color.text.primary },
    '&[data-state="error"]': { color: color.danger.text },
  },
  '@container': {
    [roomy]: {
      maxInlineSize: '40%',
      selectors: {
        '&:is([data-state="done"], [data-state="todo"])': { flexShrink: 1 },
        '&:not(:first-child)': { flex: '1 1 0' },
      },
    },
  },
});

export const face = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s2,
  minInlineSize: 0,
  minBlockSize: 44,
  paddingBlock: 8,
  paddingInline: 2,
  boxSizing: 'border-box',
  font: vars.type.small,
  color: 'inherit',
  textAlign: 'start',
});

export const button = uiStyle({
  ...plainControl,
  paddingInline: 2,
  font: vars.type.small,
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { background: color.surface.hover } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const mark = uiStyle({
  boxSizing: 'border-box',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.full,
  border: `1.5px solid ${color.border.control}`,
  background: color.surface.raised,
  font: `700 13px/20px ${vars.font.number}`,
  color: color.text.secondary,
  selectors: {
    [`${step}[data-state="done"] &`]: {
      borderColor: color.accent.fill,
      background: color.accent.soft,
      color: color.text.accent,
    },
    [`${step}[data-state="current"] &`]: {
      borderColor: color.accent.fill,
      background: color.accent.fill,
      color: color.text.onAccent,
    },
    [`${step}[data-state="error"] &`]: {
      borderColor: color.danger.text,
      background: color.danger.soft,
      color: color.danger.text,
    },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: {
        [`${step}[data-state="current"] &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** The text of a step that is not the current one is visually hidden until there is room. */
export const words = uiStyle({
  minInlineSize: 0,
  paddingBlock: 3,
  overflowWrap: 'anywhere',
  selectors: {
    [`${step}:is([data-state="done"], [data-state="todo"]) &`]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '@container': {
    [roomy]: {
      selectors: {
        [`${step}:is([data-state="done"], [data-state="todo"]) &`]: {
          position: 'static',
          inlineSize: 'auto',
          blockSize: 'auto',
          paddingBlock: 3,
          overflow: 'visible',
          clipPath: 'none',
          whiteSpace: 'normal',
        },
      },
    },
  },
});

export const label = uiStyle({
  display: 'block',
  selectors: {
    [`${step}[data-state="current"] &, ${step}[data-state="error"] &`]: { fontWeight: 700 },
  },
});

export const detail = uiStyle({
  display: 'none',
  font: vars.type.caption,
  color: color.text.muted,
  '@container': { [roomy]: { display: 'block' } },
});
