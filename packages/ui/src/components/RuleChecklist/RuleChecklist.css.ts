import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const list = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
  gap: `2px ${vars.space.s3}`,
  margin: 0,
  marginBlockStart: vars.space.s2,
  padding: 0,
  listStyle: 'none',
  font: vars.type.caption,
});

/** A rule is open or met. It is never red while the person types. */
export const rule = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: vars.color.text.muted,
  selectors: { '&[data-state="met"]': { color: vars.color.success.text } },
});

export const icon = uiStyle({ flex: 'none', marginBlockStart: '2px' });
