import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space, color, layout, radius } = vars;

/** Header and game together fill the height of the window. */
export const page = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  selectors: {
    '&:is([data-state="framed"], [data-state="starting"])': {
      blockSize: '100dvh',
      overflow: 'hidden',
    },
  },
});

export const stage = featureStyle({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const frame = featureStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: color.surface.inverse,
});

const centred = {
  alignContent: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: space.s4,
  padding: layout.gutter,
  textAlign: 'center',
} as const;

export const message = featureStyle(centred);

/** In the place of the frame, and with its background. */
export const starting = featureStyle({
  ...centred,
  background: color.surface.inverse,
  color: color.text.onInverse,
});

export const cover = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 144,
  aspectRatio: '3 / 4',
  borderRadius: radius.md,
});

export const row = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s3 });

export const column = featureStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${layout.max} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  padding: layout.gutter,
  display: 'grid',
  gap: space.s6,
  alignContent: 'start',
  '@media': { [from.desktop]: { paddingBlock: space.s8 } },
});
