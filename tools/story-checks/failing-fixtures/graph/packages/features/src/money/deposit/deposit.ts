export const deposit = 1;
