import { featureStyle } from '@parlour/ui/theme/style';

/** Its part takes its place in the layout. */
export const place = featureStyle({ display: 'contents' });
