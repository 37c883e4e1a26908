import { brandIds } from '@parlour/ui/theme/brands';

/**
 * How many brands there are beside the three that budgets of bytes were set with. Each brings its
 * colours, its name and its mark; what one brand may weigh is a test of its own (brands.test.ts).
 */
export const furtherBrands: number = Math.max(0, brandIds.length - 3);
