import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 128px',
  gap: vars.space.s2,
});

/** The button is as tall as the box. It keeps its width when its text changes. */
export const send = uiStyle({ display: 'grid', alignItems: 'stretch' });

export const countdown = uiStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });
