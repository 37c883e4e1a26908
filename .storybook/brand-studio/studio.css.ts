import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, radius, type, font } = vars;

export const root = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s4,
  padding: space.s4,
  '@media': { [from.desktop]: { gridTemplateColumns: '328px minmax(0, 1fr)' } },
});

const card = featureStyle({
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
});

export const panel = featureStyle(
  {
    display: 'grid',
    gap: space.s5,
    padding: space.s5,
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        insetBlockStart: space.s4,
        maxBlockSize: 'calc(100vh - 32px)',
        overflowY: 'auto',
      },
    },
  },
  card,
);

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s3,
});
export const grow = featureStyle({ flex: 1 });

export const group = featureStyle({ display: 'grid', gap: space.s3, border: 0 });
export const legend = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  inlineSize: '100%',
  marginBlockEnd: space.s2,
  paddingBlockStart: space.s4,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  font: type.titleS,
});

export const named = featureStyle({ display: 'grid', gap: space.s1, font: type.small });

export const stage = featureStyle({ display: 'grid', gap: space.s4, minInlineSize: 0 });
export const bar = featureStyle(
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space.s2,
    padding: space.s3,
  },
  card,
);
export const choice = featureStyle({ flex: 'none' });
export const held = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  marginInlineStart: 'auto',
  font: type.label,
  color: color.success.text,
});
export const missed = featureStyle({ color: color.danger.text });

export const drawer = featureStyle({ display: 'grid', gap: space.s4, padding: space.s5 }, card);
export const row = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });
export const reasons = featureStyle({ display: 'grid', gap: space.s1 });
export const file = featureStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const walls = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: space.s4,
  alignItems: 'stretch',
});
/** Whole pages adapt to the width of the window, so each gets the full width. */
export const stacked = featureStyle({ display: 'grid', gap: space.s4 });
export const island = featureStyle({
  minInlineSize: 0,
  borderRadius: radius.lg,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${color.border.hairline}`,
});

export const tables = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: space.s4,
  alignItems: 'start',
});
export const tableCard = featureStyle({ overflowX: 'auto' }, card);
export const table = featureStyle({ inlineSize: '100%', font: type.caption });
const cell = { paddingBlock: 5, paddingInline: space.s2, textAlign: 'start' } as const;
export const th = featureStyle({
  ...cell,
  font: type.caption,
  fontWeight: 700,
  color: color.text.muted,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  whiteSpace: 'nowrap',
});
export const td = featureStyle({
  ...cell,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  // As the row sets it.
  verticalAlign: 'inherit',
});
export const code = featureStyle({
  font: type.caption,
  fontFamily: font.code,
  fontSize: 12,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const measure = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  fontVariantNumeric: 'tabular-nums',
});
/** The only place that shows the colours of the pair itself; they are set by `style`. */
export const swatch = featureStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 28,
  borderRadius: radius.sm,
  border: `1px solid ${color.border.hairline}`,
  font: type.label,
  forcedColorAdjust: 'none',
});
export const mark = featureStyle({
  inlineSize: 18,
  blockSize: 12,
  borderRadius: radius.xs,
  border: '2px solid currentColor',
});
