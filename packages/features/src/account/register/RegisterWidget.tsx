import { RegisterView } from './RegisterView.tsx';
import { type RegisterOptions, useRegister } from './use-register.ts';

export interface RegisterWidgetProps extends RegisterOptions {}

/** The ready-made registration for its own page; `RegisterModal` is the same in a window (REG). */
export function RegisterWidget(options: RegisterWidgetProps) {
  return <RegisterView {...useRegister(options).view} />;
}
