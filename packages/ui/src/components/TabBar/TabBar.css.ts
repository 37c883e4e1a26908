import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, oneLine } from '../rules.ts';

export const root = uiStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.header,
  boxSizing: 'border-box',
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.raised,
  paddingBlockEnd: 'max(4px, env(safe-area-inset-bottom))',
  '@media': { [from.desktop]: { display: 'none' } },
});

export const list = uiStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  // About equal; a longer text gets more room, so that it is cut only where all tabs need theirs.
  gridAutoColumns: 'minmax(min(60px, 20%), auto)',
  maxInlineSize: 600,
  marginBlock: 0,
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const tab = uiStyle({ minInlineSize: 0 });

export const link = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 58,
  // A tab that opens a window is a button; it must look like the other tabs.
  margin: 0,
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  font: vars.type.caption,
  color: vars.color.text.muted,
  textAlign: 'center',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: -3, borderRadius: vars.radius.sm },
    '&[aria-current="page"]': { color: vars.color.text.accent, fontWeight: 600 },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: -1,
      inlineSize: 28,
      blockSize: 3,
      borderEndStartRadius: 3,
      borderEndEndRadius: 3,
      background: vars.color.accent.fill,
    },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&[aria-current="page"]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
});

export const icon = uiStyle({ position: 'relative', display: 'grid', placeItems: 'center' });

/** Deposit: a filled pill in the row, not a floating circle. */
export const pill = uiStyle({
  inlineSize: 44,
  blockSize: 32,
  borderRadius: vars.radius.full,
  background: vars.color.accent.fill,
  color: vars.color.text.onAccent,
  '@media': {
    [when.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      color: 'ButtonFace',
    },
  },
});

/** The text is cut with an ellipsis only on the narrowest phones; the accessible name stays complete. */
export const label = uiStyle({
  maxInlineSize: '100%',
  ...oneLine,
});
