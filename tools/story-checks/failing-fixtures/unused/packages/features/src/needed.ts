export const busy = 1;
export const idle = 2;
export interface Idle {}
