import { featureStyle } from '@parlour/ui/theme/style';

/** A text of several lines, as it was typed. */
export const written = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
