import { vars } from '@parlour/ui/theme';
import { featureStyle, when } from '@parlour/ui/theme/style';

const { space, color, type, radius } = vars;

export const body = featureStyle({ display: 'grid', gap: space.s2, minInlineSize: 0 });

export const told = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  minBlockSize: 24,
});

export const earlier = featureStyle({ display: 'grid', gap: space.s1 });

export const chips = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

export const list = featureStyle({ display: 'grid', gap: space.s2, minInlineSize: 0 });

export const groupTitle = featureStyle({
  paddingBlock: space.s2,
  font: type.label,
  color: color.text.secondary,
});

export const option = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 60,
  paddingInline: space.s3,
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.accent.soft } },
  '@media': {
    [when.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const cover = featureStyle({
  selectors: {
    '&&': { flex: 'none', inlineSize: 44, blockSize: 44, borderRadius: radius.sm },
  },
});

export const sign = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.sm,
  background: color.surface.sunken,
  color: color.text.secondary,
});

export const words = featureStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = featureStyle({ font: type.label, color: color.text.primary });

export const mark = featureStyle({ background: color.warm.soft, color: 'inherit' });

export const detail = featureStyle({ font: type.caption, color: color.text.muted });
