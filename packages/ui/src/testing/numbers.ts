import type { NumberStyle } from '../theme/seeds.ts';

/** Number style of a brand that groups by lakh (I18-02). */
export const lakhNumbers: NumberStyle = { digits: 'latin', grouping: 'lakh' };
/** Number style of a brand with Bengali digits and lakh groups, as in Bangladesh. */
export const bengaliNumbers: NumberStyle = { digits: 'bengali', grouping: 'lakh' };
