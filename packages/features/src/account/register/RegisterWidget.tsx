import { RegisterView } from './RegisterView.tsx';
import { type RegisterOptions, useRegister } from './use-register.ts';

export interface RegisterWidgetProps extends RegisterOptions {}

/** Registration, ready-made, for a page of its own; `RegisterModal` is the same in a window (REG). */
export function RegisterWidget(options: RegisterWidgetProps) {
  return <RegisterView {...useRegister(options).view} />;
}
