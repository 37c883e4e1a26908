import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** The page background, shown below cards and beside the raised menu. */
export const frame = featureStyle({ background: vars.color.surface.page });

/** Responsible play at the end of a page, where no menu is beside it. */
export const play = featureStyle({ marginBlockStart: vars.space.s4 });
