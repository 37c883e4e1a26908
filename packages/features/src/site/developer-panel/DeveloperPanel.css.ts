import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, radius, type } = vars;

const withRibbon = 'html:has([data-component="demo-ribbon"]) &';
const inHeader = 'html:has([data-tool-space]) &';

/**
 * At the end of the demo ribbon or of the slim header of a game, which reserve space for it, so that it never covers
 * what a person wants to press. A screen without either (maintenance, the help centre) keeps its upper corner free.
 */
export const corner = featureStyle({
  position: 'absolute',
  zIndex: vars.z.sticky,
  insetBlockStart: space.s1,
  insetInlineEnd: space.s1,
  selectors: {
    [inHeader]: { zIndex: vars.z.rail, insetBlockStart: 6, insetInlineEnd: space.s1 },
    [withRibbon]: {
      position: 'absolute',
      insetBlock: '0 auto',
      insetInline: `auto max(${vars.layout.gutter}, calc((100% - ${vars.layout.max}) / 2))`,
    },
  },
  '@media': {
    [from.desktop]: {
      selectors: { [inHeader]: { insetBlockStart: 10, insetInlineEnd: space.s3 } },
    },
  },
});

export const button = featureStyle({
  selectors: {
    '&&': { borderRadius: radius.full, color: color.warm.text },
    // In the ribbon and in a header it has their background.
    'html:not(:has([data-component="demo-ribbon"], [data-tool-space])) &&': {
      background: color.surface.raised,
      boxShadow: vars.shadow.s3,
    },
  },
});

export const panel = featureStyle({ display: 'grid', gap: space.s5 });

export const part = featureStyle({
  display: 'grid',
  gap: space.s2,
  justifyItems: 'start',
  minInlineSize: 0,
});

const twoColumns = {
  inlineSize: '100%',
  display: 'grid',
  columnGap: space.s4,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
} as const;

export const rows = featureStyle({ inlineSize: '100%', display: 'grid' });

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s4,
});

export const times = featureStyle({ inlineSize: 200, paddingBlockEnd: space.s2 });

export const switches = featureStyle(twoColumns);

export const accounts = featureStyle({
  ...twoColumns,
  rowGap: space.s1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: type.small,
});

export const code = featureStyle({ font: type.small, fontFamily: vars.font.code });

export const codes = featureStyle({ inlineSize: '100%', margin: 0, display: 'grid' });

export const codeRow = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s2,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  font: type.small,
});

export const codeText = featureStyle({
  margin: 0,
  font: type.label,
  fontFamily: vars.font.code,
  userSelect: 'all',
});

export const reset = featureStyle({
  display: 'grid',
  gap: space.s2,
  justifyItems: 'start',
  padding: space.s4,
  borderRadius: radius.md,
  background: color.surface.sunken,
});
