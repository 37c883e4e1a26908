import { vars } from '@parlour/ui/theme';
import { featureStyle, from, when } from '@parlour/ui/theme/style';

const { color, radius, space, type } = vars;

/** Missions, with the leaderboard beside them. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  },
});

export const column = featureStyle({ minInlineSize: 0 });

export const list = featureStyle({
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Icon and progress, with the reward below; on one line where there is room. */
export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s3,
  '@media': { [from.wide]: { gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, auto)' } },
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.sm,
  background: color.surface.sunken,
  color: color.text.secondary,
});

export const words = featureStyle({
  display: 'grid',
  gap: space.s1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const progress = featureStyle({ maxInlineSize: 320 });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  gridColumn: '1 / -1',
  minBlockSize: 44,
  '@media': { [from.wide]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
});

export const amount = featureStyle({ font: type.titleS, overflowWrap: 'anywhere' });

export const ranks = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const rank = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 44,
  paddingInline: space.s2,
  paddingBlock: space.s1,
  font: type.body,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` },
    '[data-state="whole"] > &[aria-current]': { position: 'sticky', insetBlock: 0 },
    '&[aria-current]': {
      borderRadius: radius.sm,
      borderBlockStartColor: 'transparent',
      background: color.accent.soft,
      color: color.text.accent,
      fontWeight: 700,
    },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const place = featureStyle({
  flex: 'none',
  minInlineSize: 32,
  fontWeight: 700,
  selectors: { '&[data-first="true"]': { color: color.warm.text } },
});

export const name = featureStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const score = featureStyle({ flex: 'none', fontWeight: 700 });
