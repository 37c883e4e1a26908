import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, radius, type } = vars;

export const page = featureStyle({ display: 'grid', gap: space.s6, alignContent: 'start' });

export const head = featureStyle({ display: 'grid', gap: space.s1 });

export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
});

const box = {
  minInlineSize: 0,
  background: color.surface.raised,
  borderRadius: radius.lg,
  boxShadow: `${vars.shadow.s1}, 0 0 0 1px ${color.border.hairline}`,
} as const;

export const offer = featureStyle({
  ...box,
  display: 'flex',
  // Aligned at the start, because the page renders while it loads: later content must not move earlier content.
  alignItems: 'start',
  gap: space.s10,
  padding: space.s5,
  '@media': { [from.desktop]: { padding: 36 } },
});

export const phone = featureStyle({
  display: 'none',
  flex: 'none',
  inlineSize: 200,
  '@media': { [from.desktop]: { display: 'block' } },
});

/** Colours of the parts of the drawn phone. */
export const fill = {
  frame: featureStyle({ fill: color.text.primary }),
  page: featureStyle({ fill: color.surface.page }),
  soft: featureStyle({ fill: color.surface.sunken }),
  accent: featureStyle({ fill: color.accent.fill }),
  accentSoft: featureStyle({ fill: color.accent.soft }),
  warm: featureStyle({ fill: color.warm.fill }),
  warmSoft: featureStyle({ fill: color.warm.soft }),
};

export const ways = featureStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: space.s3,
});

export const rows = featureStyle({
  display: 'grid',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  padding: space.s3,
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
});

export const rowIcon = featureStyle({ display: 'grid', color: color.text.accent });

export const rowText = featureStyle({ flex: '1 1 120px', minInlineSize: 0 });

export const code = featureStyle({
  ...box,
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  padding: space.s5,
  textAlign: 'center',
});

export const link = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  maxInlineSize: '100%',
  paddingBlock: space.s1,
  paddingInline: `${space.s4} ${space.s1}`,
  borderRadius: radius.sm,
  background: color.surface.sunken,
});

export const linkText = featureStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  font: type.small,
  fontFamily: vars.font.number,
  userSelect: 'all',
});

export const picture = featureStyle({ objectFit: 'contain' });

export const addresses = featureStyle({
  ...box,
  display: 'grid',
  gap: space.s3,
  padding: space.s5,
});

export const host = featureStyle({
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.number,
});

export const guide = featureStyle({ display: 'grid', gap: space.s4, justifyItems: 'start' });

export const steps = featureStyle({
  inlineSize: '100%',
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s4 },
  },
});

export const step = featureStyle({
  ...box,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s4,
  padding: space.s5,
});

export const stepMark = featureStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.md,
  background: color.surface.sunken,
  color: color.text.accent,
});
