import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space } = vars;

/** The forms, with the links beside them. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 328px' } },
});

export const fields = featureStyle({
  display: 'grid',
  gap: space.s4,
  margin: 0,
  paddingBlockStart: space.s2,
});

/** Name and password share a row where there is room. */
export const pair = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
});

/** The QR code, with its description beside it. */
export const invite = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s4 });

export const about = featureStyle({ flex: '1', minInlineSize: 0 });

export const buttons = featureStyle({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
});

export const list = featureStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  selectors: { '&:first-child': { borderBlockStartWidth: 0 } },
});

export const words = featureStyle({
  display: 'grid',
  flex: '1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
