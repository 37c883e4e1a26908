import { vars } from '@parlour/ui/theme';
import { featureStyle, from, when } from '@parlour/ui/theme/style';

const { color, radius, space } = vars;

/** The levels, with the member's benefits beside them. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
});

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const levels = featureStyle({
  display: 'grid',
  gap: space.s2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const level = featureStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.s1,
  minInlineSize: 0,
  paddingBlock: space.s3,
  paddingInline: space.s1,
  borderRadius: radius.md,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current="true"]': { background: color.accent.soft } },
  '@media': {
    [when.forcedColors]: {
      selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const privilege = featureStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  paddingBlock: space.s2,
  overflowWrap: 'anywhere',
  color: color.text.accent,
  selectors: { '&[data-state="locked"]': { color: color.text.muted } },
});
