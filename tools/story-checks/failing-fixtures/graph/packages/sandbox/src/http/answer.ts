export const answer = 1;
