import type { NumberStyle } from '../theme/seeds.ts';

/** Figures of a brand that groups by lakh (I18-02). */
export const lakhNumbers: NumberStyle = { digits: 'latin', grouping: 'lakh' };
/** Figures of a brand that writes both as Bangladesh does. */
export const bengaliNumbers: NumberStyle = { digits: 'bengali', grouping: 'lakh' };
