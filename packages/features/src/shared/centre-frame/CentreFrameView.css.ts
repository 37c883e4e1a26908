import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

/**
 * The page background, shown below cards and beside the raised menu. As a sheet it has one height for all pages, so
 * that nothing jumps from one to the next.
 */
export const frame = featureStyle({
  background: vars.color.surface.page,
  blockSize: `calc(100dvh - ${vars.space.s8})`,
  '@media': { [from.desktop]: { blockSize: 'auto' } },
});

/** Responsible play at the end of a page, where no menu is beside it. */
export const play = featureStyle({ marginBlockStart: vars.space.s4 });
