import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const { color } = vars;

/** The list is positioned below the box. */
export const anchor = uiStyle({ position: 'relative' });

export const list = uiStyle({
  position: 'absolute',
  zIndex: vars.z.menu,
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  boxSizing: 'border-box',
  maxBlockSize: 'min(304px, 50vh)',
  margin: 0,
  padding: 6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  borderRadius: vars.radius.md,
  background: color.surface.overlay,
  boxShadow: `${vars.shadow.s3}, 0 0 0 1px ${color.border.hairline}`,
  color: color.text.primary,
  font: vars.type.body,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const option = uiStyle({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state~="active"]': {
      background: color.surface.hover,
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-state~="chosen"]': { color: color.text.accent, fontWeight: 700 },
    '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: {
        '&[data-state~="active"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const words = uiStyle({ flex: 1, minInlineSize: 0 });
export const detail = uiStyle({
  display: 'block',
  font: vars.type.caption,
  color: color.text.muted,
  // A dial code keeps its plus sign in front, also in right-to-left text.
  unicodeBidi: 'plaintext',
  '@media': { [when.forcedColors]: { color: 'inherit' } },
});
export const tick = uiStyle({ flex: 'none' });

/** Shown in place of an empty list. It is not an option and cannot be chosen. */
export const empty = uiStyle({ paddingBlock: 10, paddingInline: 10, color: color.text.secondary });

export const buttons = uiStyle({ display: 'flex', alignItems: 'center' });
export const chevron = uiStyle({
  selectors: { '&[data-state="open"]': { transform: 'scaleY(-1)' } },
});
