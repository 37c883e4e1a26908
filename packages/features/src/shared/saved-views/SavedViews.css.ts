import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

/** Takes the focus after a change, without a ring: it is no control. */
export const note = featureStyle({ outline: 'none' });

export const list = featureStyle({
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = featureStyle({ display: 'flex', alignItems: 'start', gap: space.s1 });

export const words = featureStyle({
  display: 'grid',
  gap: space.s1,
  flex: '1 1 0',
  minInlineSize: 0,
});

/** A long name has several lines. */
export const choose = featureStyle({
  justifyContent: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const part = featureStyle({ display: 'grid', gap: space.s3 });

export const form = featureStyle({ display: 'grid', gap: space.s3 });
