import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { oneLine } from '../rules.ts';
import { wrap } from '../wrap.ts';

export const root = uiStyle({
  background: vars.color.warm.soft,
  color: vars.color.warm.text,
  font: vars.type.caption,
  '@media': { [when.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const row = uiStyle({
  ...wrap,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 32,
  paddingBlock: 5,
});

/** Room for a 44 px touch target at the end; as high as the tool, so that nothing below is covered. */
export const toolSpace = uiStyle({
  selectors: {
    '&&': { minBlockSize: vars.control.md, paddingInlineEnd: `calc(${vars.layout.gutter} + 44px)` },
  },
  '@media': { [from.desktop]: { selectors: { '&&': { minBlockSize: 36 } } } },
});

export const text = uiStyle({ minInlineSize: 0 });

/** From this width on a sentence of fifty letters fits on one line. */
const roomy = '(min-width: 480px)';

export const long = uiStyle({ display: 'none', '@media': { [roomy]: { display: 'inline' } } });

export const short = uiStyle({
  ...oneLine,
  display: 'block',
  '@media': { [roomy]: { display: 'none' } },
});
