import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, mirrored, plainControl } from '../rules.ts';

const { color, space } = vars;
const container = 'pl-breadcrumbs';
const roomy = `${container} (min-width: 520px)`;

export const root = uiStyle({
  containerType: 'inline-size',
  containerName: container,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  inlineSize: '100%',
  font: vars.type.small,
});

export const list = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = uiStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const roomyOnly = uiStyle({
  display: 'none',
  '@container': { [roomy]: { display: 'flex' } },
});

export const more = uiStyle({ '@container': { [roomy]: { display: 'none' } } });

export const separator = uiStyle({
  flex: 'none',
  display: 'grid',
  paddingInline: space.s1,
  color: color.text.muted,
  ...mirrored,
});

const box = {
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  minInlineSize: 24,
  paddingInline: space.s1,
  borderRadius: vars.radius.xs,
  overflowWrap: 'anywhere',
} as const;

export const text = uiStyle({ ...box, color: color.text.primary });

export const link = uiStyle({
  ...box,
  fontWeight: 600,
  color: color.text.accent,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const dots = uiStyle({
  ...plainControl,
  minInlineSize: 44,
  minBlockSize: 44,
  borderRadius: vars.radius.sm,
  font: vars.type.small,
  color: color.text.accent,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { background: color.surface.hover } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const note = uiStyle({
  paddingInline: space.s1,
  font: vars.type.caption,
  color: color.text.muted,
});
