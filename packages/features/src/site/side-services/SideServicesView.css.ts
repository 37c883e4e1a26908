import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space, color, type } = vars;

export const body = featureStyle({ display: 'grid', gap: space.s3 });

export const list = featureStyle({
  display: 'grid',
  gap: space.s2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const channel = featureStyle({
  selectors: {
    // Its text spans the full width, so that the icons are aligned.
    '&&': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minBlockSize: 60,
      paddingInline: space.s4,
      textAlign: 'start',
    },
  },
});

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
});

export const words = featureStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const host = featureStyle({
  font: type.caption,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
