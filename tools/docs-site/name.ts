/** The name of the product in Bengali. */
export const bengaliName = 'পার্লার';
