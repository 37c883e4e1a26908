import { featureStyle } from '@parlour/ui/theme/style';

/** Height (px) of the placeholder before the amount loads. */
export const least = 196;

export const box = featureStyle({ minBlockSize: least, display: 'grid' });

/** The card around it has the rounded corners. */
export const board = featureStyle({ selectors: { '&&': { borderRadius: 0 } } });
