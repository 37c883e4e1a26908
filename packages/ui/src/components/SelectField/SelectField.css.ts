import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';
import { control } from '../Field/InputBox.css.ts';

/** Leaves room for the chevron. It is drawn over the control, so that a press on it opens the list too. */
export const select = uiStyle(
  {
    paddingInlineEnd: '44px',
    cursor: 'pointer',
    selectors: {
      '&:has(option[value=""]:checked)': { color: vars.color.text.muted },
    },
  },
  control,
);

export const option = uiStyle({
  background: vars.color.surface.overlay,
  color: vars.color.text.primary,
});

export const chevron = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '14px',
  marginBlock: 'auto',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
