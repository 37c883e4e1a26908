import { featureStyle } from '@parlour/ui/theme/style';

/** Room for the two amounts on one line. */
export const progress = featureStyle({ minInlineSize: 168, maxInlineSize: '100%' });

/** An id does not break at its hyphens. */
export const id = featureStyle({ whiteSpace: 'nowrap' });
