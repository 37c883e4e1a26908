import { vars } from '@parlour/ui/theme';
import { featureStyle, from, layeredGlobalStyle, layers } from '@parlour/ui/theme/style';

const { color, space, radius, type } = vars;

export const page = featureStyle({ display: 'grid', gap: space.s4, alignContent: 'start' });

export const chips = featureStyle({
  display: 'flex',
  gap: space.s2,
  minInlineSize: 0,
  border: 0,
  overflowX: 'auto',
  paddingBlock: space.s1,
  marginBlock: 0,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  '@media': { [from.desktop]: { flexWrap: 'wrap' } },
});

export const list = featureStyle({
  display: 'grid',
  gap: space.s4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = featureStyle({ display: 'grid', minInlineSize: 0 });

// An older answer, or one for another visitor: only the status "closed" is still true. The rest keeps its space, so
// that nothing moves when it is shown.
layeredGlobalStyle(
  layers.features,
  `${list}[data-state="old"] article:not([data-state]) :is([data-component="badge"], a)`,
  { visibility: 'hidden' },
);

const bullets = {
  display: 'grid',
  gap: space.s1,
  margin: 0,
  listStyle: 'disc outside',
  font: type.small,
  color: color.text.secondary,
} as const;

export const detail = featureStyle({ display: 'grid', gap: space.s4 });

export const detailFacts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
});

export const well = featureStyle({
  display: 'grid',
  gap: space.s1,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.surface.sunken,
});

export const section = featureStyle({ display: 'grid', gap: space.s2 });

export const fullTerms = featureStyle({
  ...bullets,
  gap: space.s2,
  paddingBlock: 0,
  paddingInline: `${space.s5} 0`,
  font: type.body,
});
