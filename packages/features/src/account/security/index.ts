export { FormWindow, type FormWindowProps } from './FormWindow.tsx';
export type { SecurityWindowProps } from './PaymentPasswordWindow.tsx';
export { SecurityWindow } from './SecurityWindow.tsx';
export { type Failure, useAttempt } from './use-attempt.ts';
