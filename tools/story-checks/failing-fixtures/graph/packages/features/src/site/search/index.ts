export const search = 1;
