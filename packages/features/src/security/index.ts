export { AuthenticatorWindow } from './AuthenticatorWindow.tsx';
export { ContactWindow, type ContactWindowProps } from './ContactWindow.tsx';
export { FormWindow, type FormWindowProps } from './FormWindow.tsx';
export { PaymentPasswordWindow, type SecurityWindowProps } from './PaymentPasswordWindow.tsx';
export { type Failure, useAttempt } from './use-attempt.ts';
