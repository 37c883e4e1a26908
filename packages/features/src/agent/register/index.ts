export { RegisterCenterWidget, type RegisterCenterWidgetProps } from './RegisterCenterWidget.tsx';
export type { Failed, NameCheck, RegisterViewProps } from './RegisterView.props.ts';
export { RegisterView } from './RegisterView.tsx';
export type {
  AccountType,
  RegisterOptions,
  RegistrationLink,
  WantedAccount,
  WantedLink,
} from './register-center-model.ts';
