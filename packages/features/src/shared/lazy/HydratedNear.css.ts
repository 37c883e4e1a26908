import { featureStyle } from '@parlour/ui/theme/style';

/** Takes no part in the layout; its child does. */
export const place = featureStyle({ display: 'contents' });
