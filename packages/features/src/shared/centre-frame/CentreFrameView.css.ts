import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** The background of a page below cards, beside a raised menu. */
export const frame = featureStyle({ background: vars.color.surface.page });
