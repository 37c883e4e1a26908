export type {
  AccountType,
  RegisterOptions,
  RegistrationLink,
  WantedAccount,
  WantedLink,
} from './model.ts';
export { RegisterCenterWidget, type RegisterCenterWidgetProps } from './RegisterCenterWidget.tsx';
export {
  type Failed,
  type NameCheck,
  RegisterView,
  type RegisterViewProps,
} from './RegisterView.tsx';
