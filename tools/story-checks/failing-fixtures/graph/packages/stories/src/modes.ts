export const modes = 1;
