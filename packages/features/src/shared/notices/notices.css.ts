import { vars } from '@parlour/ui/theme';
import { featureStyle, when } from '@parlour/ui/theme/style';

const { color, radius, space } = vars;

export const notice = featureStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 });

export const head = featureStyle({ display: 'grid', gap: space.s1 });

export const turns = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.s3,
});

export const end = featureStyle({ justifySelf: 'end' });

/** Disabled look at the first and the last notice. The button keeps the focus. */
export const turn = featureStyle({
  selectors: {
    '&[aria-disabled="true"]': {
      color: color.text.disabled,
      background: 'none',
      cursor: 'default',
    },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

export const announcementFoot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
});

export const page = featureStyle({ display: 'grid', gap: space.s4, alignContent: 'start' });

/** As high as its future content, so that nothing moves when the notices arrive. */
export const card = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 480,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
  background: color.surface.raised,
  overflow: 'clip',
});

export const waiting = featureStyle({
  display: 'grid',
  gap: space.s5,
  alignContent: 'start',
  padding: space.s5,
});
