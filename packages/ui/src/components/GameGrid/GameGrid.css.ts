import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = uiStyle({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: '12px 10px',
  minInlineSize: 0,
  '@media': {
    [from.narrow]: { gridTemplateColumns: columns(3) },
    [from.tablet]: { gridTemplateColumns: columns(4), gap: '20px 14px' },
    [from.wide]: { gridTemplateColumns: columns(6), gap: '24px 16px' },
  },
});

/** Room for focus rings. `contentVisibility` clips a page at its edge. */
const ring = 4;

export const page = uiStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'inherit',
  gap: 'inherit',
  padding: ring,
  margin: -ring,
  contentVisibility: 'auto',
  // The height of 12 cards. The browser uses the real height after it has rendered them.
  containIntrinsicBlockSize: 'auto 1500px',
  '@media': {
    [from.narrow]: { containIntrinsicBlockSize: 'auto 804px' },
    [from.tablet]: { containIntrinsicBlockSize: 'auto 876px' },
    [from.wide]: { containIntrinsicBlockSize: 'auto 640px' },
  },
});

export const more = uiStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s3,
  margin: 0,
  paddingBlock: vars.space.s2,
  font: vars.type.small,
  color: vars.color.text.secondary,
});
