import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

const { color } = vars;

export const root = uiStyle({
  display: 'inline-flex',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  gap: 2,
  padding: vars.space.s1,
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Options of the same width; those that do not fit in one row go to the next. */
export const block = uiStyle({ display: 'flex', flexWrap: 'wrap' });
export const option = uiStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });
export const blockOption = uiStyle({ flex: '1 1 0', minInlineSize: 'fit-content' });

/** The native radio covers the visible segment, so the browser provides keyboard, form and screen reader behaviour. */
export const input = uiStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } } },
});

export const face = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 1,
  minInlineSize: 0,
  boxSizing: 'border-box',
  // 44 px together with the 4 px padding around it.
  minBlockSize: vars.control.md,
  paddingBlock: 4,
  // Four short options share one line on a phone of 360 px.
  paddingInline: 'clamp(6px, 2.2vw, 14px)',
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  font: vars.type.small,
  textAlign: 'center',
  selectors: {
    [`${input}:checked + &`]: {
      background: color.surface.overlay,
      boxShadow: vars.shadow.s2,
      color: color.text.primary,
      fontWeight: 600,
    },
    [`${input}:disabled + &`]: { color: color.text.disabled },
  },
  '@media': {
    [from.desktop]: { minBlockSize: vars.control.sm },
    [when.hover]: {
      selectors: { [`${input}:hover:not(:disabled) + &`]: { color: color.text.primary } },
    },
    [when.forcedColors]: {
      selectors: {
        [`${input}:checked + &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        [`${input}:disabled + &`]: { color: 'GrayText' },
        [`${input}:disabled:checked + &`]: {
          background: 'Canvas',
          color: 'GrayText',
          outline: '1px solid GrayText',
        },
      },
    },
  },
});
