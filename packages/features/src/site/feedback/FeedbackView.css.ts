import { featureStyle } from '@parlour/ui/theme/style';

/** A text with its line breaks as they were typed. */
export const written = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
