import { featureStyle } from '@parlour/ui/theme/style';

/** Height (px) of the place before the figure comes. */
export const least = 196;

export const box = featureStyle({ minBlockSize: least, display: 'grid' });

/** The card around it has the corners. */
export const board = featureStyle({ selectors: { '&&': { borderRadius: 0 } } });
